import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import type { Kit } from "../../../kit/kit.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { houseDeclaration } from "./house-kinds.ts";
import { methodLimits } from "./method-limits.ts";
import { newMethod } from "./new-method.ts";
import { createPaymentMethods } from "./payment-methods.ts";
import { playerLimit } from "./player-limit.ts";
import { changeOfferedMethod } from "./routes/change-offered-method.ts";
import { listMethodChanges } from "./routes/list-method-changes.ts";
import { listMethodForms } from "./routes/list-method-forms.ts";
import { listMethodGroups } from "./routes/list-method-groups.ts";
import { listOfferedMethods } from "./routes/list-offered-methods.ts";
import { listPaymentKinds } from "./routes/list-payment-kinds.ts";
import { listPlayerLimits } from "./routes/list-player-limits.ts";
import { undoMethodChange } from "./routes/undo-method-change.ts";

export { type SeedMethod, seedMethods } from "./method-store.ts";
export { createPaymentMethods, houseDeclaration };

type RoutingPorts = {
  players(kit: Kit): Players;
  jurisdictions(kit: Kit): Jurisdictions;
  /** What the configured providers offer. */
  declarations(kit: Kit): readonly PaymentDeclaration[];
};

/** Decides which payment methods are offered to whom. */
export function routingService(ports: RoutingPorts): Service {
  const declarationsOf = (kit: Kit) => [...ports.declarations(kit), houseDeclaration];
  return {
    name: "routing",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const methods = createPaymentMethods(kit, ports.jurisdictions(kit));
      const declarations = declarationsOf(kit);
      return [
        listMethodGroups(methods),
        listMethodForms(methods, declarations),
        listPaymentKinds(declarations),
        listOfferedMethods(kit),
        changeOfferedMethod(kit),
        listMethodChanges(kit),
        undoMethodChange(kit),
        listPlayerLimits(kit, ports.players(kit), methods),
      ];
    },
    async start(kit) {
      const declarations = declarationsOf(kit);
      kit.fourEyes.register(methodLimits(declarations));
      kit.fourEyes.register(newMethod(declarations));
      kit.fourEyes.register(playerLimit(kit, ports.players(kit)));
      return async () => {};
    },
  };
}
