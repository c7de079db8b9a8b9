import {
  duplicateReason,
  isSuspicious,
  needsReview,
  type SimilarAccount,
} from "@parlour/rules/duplicate-accounts";
import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import { addFinding } from "./add-finding.ts";
import type { CaseParts } from "./parts.ts";
import { newReasons } from "./report-finding.ts";

/**
 * Looks for other accounts of the same person: when a player joins, and by the card used when a deposit is credited.
 */
export async function subscribeToDuplicates(parts: CaseParts): Promise<void> {
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

async function report(
  { kit, protection }: CaseParts,
  tx: Transaction,
  playerId: string,
  similar: readonly SimilarAccount[],
): Promise<void> {
  const suspicious = similar.filter(isSuspicious);
  const reasons = await newReasons(tx, playerId, suspicious.map(duplicateReason));
  if (reasons.length === 0) return;
  const text = reasons.map((reason) => `${reason.text} (${reason.playerId})`).join("; ");
  await addFinding(kit, tx, playerId, { reasons, text });
  const isReported = ({ playerId: other }: SimilarAccount) =>
    reasons.some((reason) => reason.playerId === other);
  if (suspicious.some((one) => isReported(one) && needsReview(one)))
    await protection.holdForReview(tx, playerId);
}
