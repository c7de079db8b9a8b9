import type { Service } from "../../../kit/service.ts";
import { authorisePartner } from "./authorise-partner.ts";
import type { PartnerPorts } from "./partner-parts.ts";
import { proposedKey } from "./proposed-key.ts";
import { proposedSecret } from "./proposed-secret.ts";
import { getPartnerPlayer } from "./routes/get-partner-player.ts";
import { issueApiSecret } from "./routes/issue-api-secret.ts";
import { listApiKeys } from "./routes/list-api-keys.ts";
import { listPartnerDays } from "./routes/list-partner-days.ts";
import { listPartnerPayments } from "./routes/list-partner-payments.ts";
import { listPartnerPlayers } from "./routes/list-partner-players.ts";
import { revokeApiKey } from "./routes/revoke-api-key.ts";

export { removeHandoversTo } from "./handover-store.ts";
export type { PartnerPorts } from "./partner-parts.ts";

/** Partners' API keys, and the calls that they allow. */
export function partnerApiService(ports: PartnerPorts): Service {
  return {
    name: "partner-api",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => {
      const parts = { ...ports, kit };
      return [
        listApiKeys(parts),
        issueApiSecret(parts),
        revokeApiKey(parts),
        listPartnerDays(parts),
        listPartnerPlayers(parts),
        getPartnerPlayer(parts),
        listPartnerPayments(parts),
      ];
    },
    authoriseProvider: authorisePartner,
    async start(kit) {
      kit.fourEyes.register(proposedKey({ ...ports, kit }));
      kit.fourEyes.register(proposedSecret({ ...ports, kit }));
      return async () => {};
    },
  };
}
