import { mergeReasons, scoreOf } from "@parlour/rules/duplicate-accounts";
import type { HarmReason } from "@parlour/rules/harm-markers";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { insertCase, lockOpenCaseOf, updateFinding } from "./case-store.ts";
import { addStep } from "./step-store.ts";

/** Adds a finding to the player's case. A player has one case at a time; later findings are added to it. */
export async function addFinding(
  { clock, random }: Pick<Kit, "clock" | "random">,
  tx: Transaction,
  playerId: string,
  { reasons, text }: { reasons: readonly HarmReason[]; text: string },
): Promise<void> {
  const now = clock.now();
  const open = await lockOpenCaseOf(tx, playerId);
  const product = { operatorName: null, at: now };
  if (open) {
    await addStep(tx, { caseId: open.id, kind: "SCORE", text, ...product });
    const merged = mergeReasons(open.reasons as HarmReason[], reasons);
    await updateFinding(tx, open.id, { score: scoreOf(merged), reasons: merged });
    return;
  }
  const id = random.id("case");
  if (await insertCase(tx, { id, playerId, score: scoreOf(reasons), reasons, now })) {
    await addStep(tx, { caseId: id, kind: "OPENED", text, ...product });
  }
}
