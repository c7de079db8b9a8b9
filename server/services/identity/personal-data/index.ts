import { schedulePlayerKeyResealing } from "../../../kit/schedule-resealing.ts";
import type { Service } from "../../../kit/service.ts";
import { eraseDue, erasureJob } from "./erase-player.ts";
import { expireFiles } from "./export-store.ts";
import { exportJob, makeExport } from "./make-export.ts";
import type { PersonalDataParts } from "./parts.ts";
import { proposedErasure } from "./proposed-erasure.ts";
import { cancelDataErasure } from "./routes/cancel-data-erasure.ts";
import { downloadDataExport } from "./routes/download-data-export.ts";
import { getDataExport } from "./routes/get-data-export.ts";
import { listPlayerDataExports } from "./routes/list-player-data-exports.ts";
import { requestDataExport } from "./routes/request-data-export.ts";

export { eraseDue } from "./erase-player.ts";
export { notExported, personalTables } from "./tables/index.ts";

const expiryJob = "personal-data-expiry";

/** Gives players a copy of everything that is stored about them, and erases it when two operators agree. */
export function personalDataService(ports: Omit<PersonalDataParts, "kit">): Service {
  return {
    name: "personal-data",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) =>
      [requestDataExport, getDataExport, downloadDataExport, listPlayerDataExports, cancelDataErasure].map(
        (create) => create({ ...ports, kit }),
      ),
    async start(kit) {
      await schedulePlayerKeyResealing(kit);
      await kit.jobs.work<{ id: string }>(exportJob, ({ id }) => makeExport({ ...ports, kit }, id));
      await kit.jobs.work(expiryJob, () => expireFiles(kit.db, kit.clock.now()));
      await kit.jobs.schedule(expiryJob, "37 * * * *");
      kit.fourEyes.register(proposedErasure({ ...ports, kit }));
      await kit.jobs.work(erasureJob, () => eraseDue({ ...ports, kit }));
      await kit.jobs.schedule(erasureJob, "52 * * * *");
      return async () => {};
    },
  };
}
