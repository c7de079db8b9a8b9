import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../kit/kit.ts";
import type { Documents } from "../kit/ports/documents.ts";
import type { Players } from "../kit/ports/players.ts";
import { listLatestPayments } from "../services/money/payment/index.ts";
import { listOpenCasesOf } from "../services/protection/cases/index.ts";
import { listTierNames, readTiers } from "../services/rewards/loyalty-points/index.ts";
import type { ReadSupportPlayer } from "../services/site/support-desk/index.ts";

type Needs = { players: Players; documents: Documents };

const shownPayments = 5;

/** Collects the services' data about a player for the panel beside a conversation with support. */
export function createSupportPlayerReader(kit: Kit, { players, documents }: Needs): ReadSupportPlayer {
  const { db, ledger } = kit;
  return async (playerId, { maySeeCases }) => {
    const player = await players.find(playerId);
    if (player === undefined) return undefined;
    const [tiers, names, verification, balances, openCases, payments] = await Promise.all([
      readTiers(db, [playerId]),
      listTierNames(db),
      documents.statusOf(playerId),
      ledger.balancesOf(playerId),
      listOpenCasesOf(db, playerId),
      listLatestPayments(db, playerId, shownPayments),
    ]);
    const tier = tiers.get(playerId);
    return {
      id: player.id,
      name: `${player.firstName} ${player.lastName}`,
      email: player.email,
      status: player.status,
      language: player.language,
      tier: names.find(({ id }) => id === tier)?.name ?? "",
      verification,
      balance: balances
        ? {
            total: amountOf(balances.amountsMinor.total, balances.currency),
            withdrawable: amountOf(balances.amountsMinor.withdrawable, balances.currency),
            currency: balances.currency,
          }
        : null,
      openCases: openCases.filter(({ kind }) => maySeeCases || kind === "COMPLAINT"),
      payments,
    };
  };
}
