import type { Kit } from "../../../kit/kit.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { methodLimits } from "./method-limits.ts";
import { createPaymentMethods } from "./payment-methods.ts";
import { playerLimit } from "./player-limit.ts";
import { changeOfferedMethod } from "./routes/change-offered-method.ts";
import { listMethodChanges } from "./routes/list-method-changes.ts";
import { listMethodGroups } from "./routes/list-method-groups.ts";
import { listOfferedMethods } from "./routes/list-offered-methods.ts";
import { listPlayerLimits } from "./routes/list-player-limits.ts";
import { undoMethodChange } from "./routes/undo-method-change.ts";

export { type SeedMethod, seedMethods } from "./method-store.ts";
export { createPaymentMethods };

type RoutingPorts = { players(kit: Kit): Players; jurisdictions(kit: Kit): Jurisdictions };

/** Which ways to pay are offered to whom. */
export function routingService(ports: RoutingPorts): Service {
  return {
    name: "routing",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const methods = createPaymentMethods(kit, ports.jurisdictions(kit));
      return [
        listMethodGroups(methods),
        listOfferedMethods(kit),
        changeOfferedMethod(kit),
        listMethodChanges(kit),
        undoMethodChange(kit),
        listPlayerLimits(kit, ports.players(kit), methods),
      ];
    },
    async start(kit) {
      kit.fourEyes.register(methodLimits);
      kit.fourEyes.register(playerLimit(kit, ports.players(kit)));
      return async () => {};
    },
  };
}
