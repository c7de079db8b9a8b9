import type { Service } from "@parlour/server/kit/service";
import { publishTableVideo } from "./routes/publish-table-video.ts";
import { stopPublishingTableVideo } from "./routes/stop-publishing-table-video.ts";
import { stopWatchingTableVideo } from "./routes/stop-watching-table-video.ts";
import { watchTableVideo } from "./routes/watch-table-video.ts";
import type { TableMediaParts } from "./table-media.ts";

export { createTableMedia, type TableMediaParts } from "./table-media.ts";

/** The video of tables with a human dealer; see README.md. */
export function mediaService(parts: TableMediaParts): Service {
  return {
    name: "media",
    routes: () => [
      publishTableVideo(parts),
      stopPublishingTableVideo(parts),
      watchTableVideo(parts),
      stopWatchingTableVideo(parts),
    ],
    start: async () => async () => parts.relay?.close(),
  };
}
