import { caseAfter } from "./case-machine.ts";
import { listDueCases, lockCase, updateCase } from "./case-store.ts";
import type { CaseParts } from "./parts.ts";
import { addStep } from "./step-store.ts";

const perRun = 500;

/** Brings cases back into the queue on their follow-up day. */
export async function reopenDueCases({ kit }: Pick<CaseParts, "kit">): Promise<void> {
  const now = kit.clock.now();
  const today = now.toISOString().slice(0, 10);
  for (const id of await listDueCases(kit.db, today, perRun)) {
    await kit.db.transaction(async (tx) => {
      const one = await lockCase(tx, id);
      const state = one && caseAfter(one.state, "reopen");
      if (!one || !state || (one.followUpOn ?? "") > today) return;
      await updateCase(tx, id, { state, now });
      await addStep(tx, {
        caseId: id,
        kind: "REOPENED",
        text: "The follow-up is due.",
        operatorName: null,
        at: now,
      });
    });
  }
}
