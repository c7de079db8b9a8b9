import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { addFinding } from "./add-finding.ts";
import { listHarmCasesOf } from "./case-store.ts";

const casesLookedAt = 20;

/** Leaves out reasons that one of the player's recent harm cases already contains, unless they have more points now. */
export async function newReasons(
  tx: Transaction,
  playerId: string,
  reasons: readonly HarmReason[],
): Promise<HarmReason[]> {
  const seen = (await listHarmCasesOf(tx, playerId, casesLookedAt)).flatMap((one) => one.reasons);
  return reasons.filter(
    ({ code, playerId: other, points }) =>
      !seen.some((reason) => reason.code === code && reason.playerId === other && reason.points >= points),
  );
}

/** Adds reasons that another service has found to the player's case. */
export async function reportFinding(
  kit: Pick<Kit, "clock" | "random">,
  tx: Transaction,
  playerId: string,
  found: readonly HarmReason[],
): Promise<void> {
  const reasons = await newReasons(tx, playerId, found);
  if (reasons.length === 0) return;
  const words = ({ text, playerId: other, hands = [] }: HarmReason) =>
    [text, other && `(${other})`, hands.length > 0 && `Hands: ${hands.join(", ")}`].filter(Boolean).join(" ");
  await addFinding(kit, tx, playerId, { reasons, text: reasons.map(words).join("\n") });
}
