import type { Kit } from "../../../kit/kit.ts";
import type { BonusGrants } from "../../../kit/ports/bonus-grants.ts";
import type { ClosingPayouts } from "../../../kit/ports/closing-payouts.ts";
import type { LinkedAccounts } from "../../../kit/ports/linked-accounts.ts";
import type { Players } from "../../../kit/ports/players.ts";

export type ClosingParts = {
  kit: Kit;
  players: Players;
  bonuses: Pick<BonusGrants, "prepareRevokeAll">;
  payouts: ClosingPayouts;
  linkedAccounts: Pick<LinkedAccounts, "listOf">;
};
