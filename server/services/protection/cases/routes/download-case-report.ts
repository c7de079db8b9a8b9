import { createHash } from "node:crypto";
import { downloadCaseReport as call } from "@parlour/contracts/calls/protection/cases/download-case-report";
import { refuse } from "../../../../kit/refusal.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";
import type { CaseParts } from "../parts.ts";
import { findReportPage } from "../report-store.ts";

export function downloadCaseReport({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id, reportId } }) => {
    const found = await findReportPage(kit.db, id, reportId);
    // The page is empty once the player's data has been erased.
    if (found === undefined || found.page === "") return refuse("NOT_FOUND");
    const file = Buffer.from(found.page);
    if (createHash("sha256").update(file).digest("hex") !== found.checksum) {
      throw new Error(`The report ${reportId} is not what was stored`);
    }
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: file as unknown as Reply<typeof call>["body"],
      headers: {
        "content-type": "text/html; charset=utf-8",
        "content-disposition": `attachment; filename="${reportId}.html"`,
        "cache-control": "no-store",
      },
    };
    return reply;
  });
}
