import { createHash } from "node:crypto";
import { writeCaseReport as call } from "@parlour/contracts/calls/protection/cases/write-case-report";
import { REPORTABLE_CASE_KINDS } from "@parlour/contracts/entities/case";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeAndRead } from "../change-case.ts";
import { listAllEvidence } from "../evidence-store.ts";
import type { CaseParts } from "../parts.ts";
import { readCase } from "../read-case.ts";
import { subjectOf } from "../record-step.ts";
import { reportPage } from "../report-page.ts";
import { insertReport } from "../report-store.ts";
import { addStep } from "../step-store.ts";

const yearMs = 365 * 86_400_000;

export function writeCaseReport({ kit, players, sources }: CaseParts): Route {
  return route(call, async ({ params: { id }, body: { grounds }, operator }) =>
    changeAndRead(kit, id, async (tx, before, at) => {
      const { kind, playerId } = before;
      if (!REPORTABLE_CASE_KINDS.includes(kind)) return refuse("CONFLICT");
      const reportId = kit.random.id("report");
      const page = reportPage({
        reportId,
        one: (await readCase(tx, id, at))!,
        evidence: await listAllEvidence(tx, id),
        player: await players.get(playerId, tx),
        payments: await sources.listPayments(tx, playerId, new Date(at.getTime() - yearMs)),
        grounds,
        operatorName: operator.name,
        at,
      });
      const checksum = createHash("sha256").update(page).digest("hex");
      await insertReport(tx, id, { id: reportId, page, checksum, madeBy: operator.name, at });
      const text = `SHA-256 ${checksum}`;
      await addStep(tx, { caseId: id, kind: "REPORT", text, operatorName: operator.name, at });
      await operator.audit(tx, {
        subject: subjectOf(before),
        after: { report: reportId, checksum, playerId },
      });
    }),
  );
}
