import type { Service } from "@parlour/server/kit/service";
import type { OperatorNames } from "./operator-names.ts";
import { type DescribeGame, readContentFiles } from "./read-content-files.ts";
import { cancelContentSchedule } from "./routes/cancel-content-schedule.ts";
import { discardContentDraft } from "./routes/discard-content-draft.ts";
import { endContentPreview } from "./routes/end-content-preview.ts";
import { getContentHistory } from "./routes/get-content-history.ts";
import { getContentPicture } from "./routes/get-content-picture.ts";
import { getContentVersion } from "./routes/get-content-version.ts";
import { getPage } from "./routes/get-page.ts";
import { getRegion } from "./routes/get-region.ts";
import { listContentDocuments } from "./routes/list-content-documents.ts";
import { listContentPictures } from "./routes/list-content-pictures.ts";
import { listContentSchedules } from "./routes/list-content-schedules.ts";
import { listPages } from "./routes/list-pages.ts";
import { publishContent } from "./routes/publish-content.ts";
import { rescheduleContent } from "./routes/reschedule-content.ts";
import { saveContentDraft } from "./routes/save-content-draft.ts";
import { scheduleContent } from "./routes/schedule-content.ts";
import { searchPages } from "./routes/search-pages.ts";
import { startContentPreview } from "./routes/start-content-preview.ts";
import { unpublishContent } from "./routes/unpublish-content.ts";
import { uploadContentPicture } from "./routes/upload-content-picture.ts";
import { runSchedules, scheduleJob } from "./run-schedules.ts";
import type { Readers } from "./visit.ts";

export { createPageFinder } from "./page-finder.ts";
export { runSchedules } from "./run-schedules.ts";
export { type ContentStore, createContentStore } from "./store.ts";

const languagesFolder = new URL("../../../../languages/", import.meta.url);
const seedBucket = "default";

type ContentPorts = Readers & { describeGame: DescribeGame; operators: OperatorNames };

export function contentService(ports: ContentPorts): Service {
  const { content, settings, location, paymentGroups, describeGame, operators } = ports;
  return {
    name: "content",
    migrations: new URL("./migrations/", import.meta.url),
    routes(kit) {
      const readers = { content, settings, location, paymentGroups };
      return [
        getPage(kit, readers),
        getRegion(kit, readers),
        listPages(kit, readers),
        searchPages(kit, readers),
        discardContentDraft(content),
        getContentHistory(kit, operators),
        getContentVersion(kit),
        listContentDocuments(kit),
        publishContent(content),
        saveContentDraft(kit, content, operators),
        unpublishContent(content),
        scheduleContent(kit),
        rescheduleContent(kit, operators),
        listContentSchedules(kit, operators),
        cancelContentSchedule(kit),
        startContentPreview(kit),
        endContentPreview(),
        uploadContentPicture(kit),
        listContentPictures(kit),
        getContentPicture(kit),
      ];
    },
    async start(kit) {
      await content.seed(seedBucket, readContentFiles(languagesFolder, describeGame));
      // Each schedule has its own job at its due time. This job runs every minute, for schedules that became
      // due while no server was running.
      await kit.jobs.work(scheduleJob, () => runSchedules(kit, content));
      await kit.jobs.schedule(scheduleJob, "* * * * *");
      return content.watch();
    },
  };
}
