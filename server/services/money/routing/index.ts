import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import type { PaymentMethods } from "../../../kit/ports/payment-methods.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { Service } from "../../../kit/service.ts";
import { houseDeclaration } from "./house-kinds.ts";
import { methodLimits } from "./method-limits.ts";
import { newMethod } from "./new-method.ts";
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
export { createPaymentGroups } from "./payment-groups.ts";
export { createPaymentMethods } from "./payment-methods.ts";
export { houseDeclaration };

type RoutingPorts = { players: Players; methods: PaymentMethods };

/**
 * Decides which payment methods each player is offered. `providers` are the declarations of the configured
 * providers.
 */
export function routingService(
  { players, methods }: RoutingPorts,
  providers: readonly PaymentDeclaration[],
): Service {
  const declarations = [...providers, houseDeclaration];
  return {
    name: "routing",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      return [
        listMethodGroups(methods),
        listMethodForms(methods, declarations),
        listPaymentKinds(declarations),
        listOfferedMethods(kit),
        changeOfferedMethod(kit),
        listMethodChanges(kit),
        undoMethodChange(kit),
        listPlayerLimits(kit, players, methods),
      ];
    },
    async start(kit) {
      kit.fourEyes.register(methodLimits(declarations));
      kit.fourEyes.register(newMethod(declarations));
      kit.fourEyes.register(playerLimit(kit, players));
      return async () => {};
    },
  };
}
