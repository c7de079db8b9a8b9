import {
  duplicateReason,
  isSuspicious,
  needsReview,
  type SimilarAccount,
} from "@parlour/rules/duplicate-accounts";
import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import { addFinding } from "./add-finding.ts";
import { listCasesOf } from "./case-store.ts";
import type { HarmParts } from "./parts.ts";

/** Looks for other accounts of the same person when a player joins, and by card when a deposit is credited. */
export async function subscribeToDuplicates(parts: HarmParts): Promise<void> {
  const { kit, players, duplicateAccounts } = parts;
  await kit.facts.subscribe(
    "harm-cases",
    ["PLAYER_JOINED", "DEPOSIT_COMPLETED", "EXCLUDED_PLAYER_JOINING"],
    async (fact, tx) => {
      const { playerId } = fact;
      if (fact.kind === "EXCLUDED_PLAYER_JOINING") {
        const text = "Someone with this player's name and date of birth tried to join and was refused";
        const reason: HarmReason = { code: "DUPLICATE_ACCOUNT", points: 40, text };
        return await addFinding(kit, tx, playerId, { reasons: [reason], text });
      }
      if (fact.kind === "DEPOSIT_COMPLETED") {
        return await report(parts, tx, playerId, await duplicateAccounts.listSameCard(tx, playerId));
      }
      const { address, deviceId } = fact.data;
      const newcomer = { ...(await players.get(playerId, tx)), address, deviceId };
      await report(parts, tx, playerId, await duplicateAccounts.listSimilar(tx, newcomer, playerId));
    },
  );
}

const casesLookedAt = 20;

async function report(
  { kit, protection }: HarmParts,
  tx: Transaction,
  playerId: string,
  similar: readonly SimilarAccount[],
): Promise<void> {
  // Two accounts that operators have reviewed are not reported again, unless more evidence has been found.
  const seen = (await listCasesOf(tx, playerId, casesLookedAt)).flatMap(({ reasons }) => reasons);
  const isNew = ({ playerId: other, points }: HarmReason) =>
    !seen.some((reason) => reason.playerId === other && reason.points >= points);
  const suspicious = similar.filter((one) => isSuspicious(one) && isNew(duplicateReason(one)));
  if (suspicious.length === 0) return;
  const reasons = suspicious.map(duplicateReason);
  const text = reasons.map((reason) => `${reason.text} (${reason.playerId})`).join("; ");
  await addFinding(kit, tx, playerId, { reasons, text });
  if (suspicious.some(needsReview)) await protection.holdForReview(tx, playerId);
}
