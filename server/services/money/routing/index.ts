import type { PaymentMethods } from "../../../kit/ports/payment-methods.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { methodLimits } from "./method-limits.ts";
import { playerLimit } from "./player-limit.ts";
import { changeOfferedMethod } from "./routes/change-offered-method.ts";
import { listMethodChanges } from "./routes/list-method-changes.ts";
import { listMethodGroups } from "./routes/list-method-groups.ts";
import { listOfferedMethods } from "./routes/list-offered-methods.ts";
import { listPlayerLimits } from "./routes/list-player-limits.ts";
import { undoMethodChange } from "./routes/undo-method-change.ts";

export { type SeedMethod, seedMethods } from "./method-store.ts";
export { createPaymentMethods } from "./payment-methods.ts";

type RoutingPorts = { players: Players; methods: PaymentMethods };

/** Which ways to pay are offered to whom. */
export function routingService({ players, methods }: RoutingPorts): Service {
  return {
    name: "routing",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        listMethodGroups(methods),
        listOfferedMethods(kit),
        changeOfferedMethod(kit),
        listMethodChanges(kit),
        undoMethodChange(kit),
        listPlayerLimits(kit, players, methods),
      ];
    },
    async start(kit) {
      kit.fourEyes.register(methodLimits);
      kit.fourEyes.register(playerLimit(kit, players));
      return async () => {};
    },
  };
}
