import type { Service } from "../../kit/service.ts";
import { createPaymentMethods } from "./payment-methods.ts";
import { listMethodGroups } from "./routes/list-method-groups.ts";

export { type SeedMethod, seedMethods } from "./method-store.ts";
export { createPaymentMethods };

/** Which ways to pay are offered to whom. */
export const routingService: Service = {
  name: "routing",
  migrations: new URL("migrations/", import.meta.url),
  routes: (kit) => [listMethodGroups(createPaymentMethods(kit))],
};
