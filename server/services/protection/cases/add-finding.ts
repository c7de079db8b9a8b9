import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { raiseFinding } from "./raise-finding.ts";

/** Adds a finding to the player's harm case. A player has one such case at a time; later findings are added to it. */
export async function addFinding(
  kit: Pick<Kit, "clock" | "random">,
  tx: Transaction,
  playerId: string,
  { reasons, text }: { reasons: readonly HarmReason[]; text: string },
): Promise<void> {
  await raiseFinding(kit, tx, { playerId, kind: "HARM", reasons, text, evidence: [] });
}
