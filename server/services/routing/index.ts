import type { Service } from "../../kit/service.ts";
import { methodLimits } from "./method-limits.ts";
import { createPaymentMethods } from "./payment-methods.ts";
import { changeOfferedMethod } from "./routes/change-offered-method.ts";
import { listMethodChanges } from "./routes/list-method-changes.ts";
import { listMethodGroups } from "./routes/list-method-groups.ts";
import { listOfferedMethods } from "./routes/list-offered-methods.ts";
import { undoMethodChange } from "./routes/undo-method-change.ts";

export { type SeedMethod, seedMethods } from "./method-store.ts";
export { createPaymentMethods };

/** Which ways to pay are offered to whom. */
export const routingService: Service = {
  name: "routing",
  migrations: new URL("migrations/", import.meta.url),
  routes: (kit) => [
    listMethodGroups(createPaymentMethods(kit)),
    listOfferedMethods(kit),
    changeOfferedMethod(kit),
    listMethodChanges(kit),
    undoMethodChange(kit),
  ],
  async start(kit) {
    kit.fourEyes.register(methodLimits);
    return async () => {};
  },
};
