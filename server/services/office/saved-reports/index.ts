import type { Service } from "../../../kit/service.ts";
import type { SavedReportPorts } from "./parts.ts";
import { deleteSavedReport } from "./routes/delete-saved-report.ts";
import { listReportSendings } from "./routes/list-report-sendings.ts";
import { listSavedReports } from "./routes/list-saved-reports.ts";
import { saveReport } from "./routes/save-report.ts";
import { scheduleReport } from "./routes/schedule-report.ts";
import { sendDueReports } from "./send-due-reports.ts";

export { sendDueReports } from "./send-due-reports.ts";

const sendJob = "scheduled-reports";

/** Reports that operators save under a name and get by e-mail. */
export function savedReportsService(ports: SavedReportPorts): Service {
  return {
    name: "saved-reports",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) =>
      [listSavedReports, saveReport, deleteSavedReport, scheduleReport, listReportSendings].map((create) =>
        create({ ...ports, kit }),
      ),
    async start(kit) {
      await kit.jobs.work(sendJob, () => sendDueReports({ ...ports, kit }));
      await kit.jobs.schedule(sendJob, "* * * * *");
      return async () => {};
    },
  };
}
