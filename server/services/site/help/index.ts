import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";
import type { Service } from "@parlour/server/kit/service";
import { deleteOldFailedSearches } from "./failed-search-store.ts";
import type { HelpDesk } from "./help-desk.ts";
import type { HelpIndex, HelpIndexParts } from "./help-index.ts";
import { helpSearch } from "./help-search.ts";
import { answerHelpFeedback } from "./routes/answer-help-feedback.ts";
import { getHelpFeedback } from "./routes/get-help-feedback.ts";
import { getHelpPlace } from "./routes/get-help-place.ts";
import { listHelpMisses } from "./routes/list-help-misses.ts";
import { searchHelpPages } from "./routes/search-help-pages.ts";
import { suggestHelpPages } from "./routes/suggest-help-pages.ts";

export { createHelpIndex, type HelpIndex } from "./help-index.ts";
export { indexStore } from "./index-store.ts";

type HelpPorts = { index: HelpIndex; settings: HelpIndexParts["settings"]; location: VisitorLocation };

const missJob = "help-miss-sweep";
const missesKeptMs = 90 * 86_400_000;

export function helpService({ index, settings, location }: HelpPorts): Service {
  return {
    name: "help",
    migrations: new URL("migrations/", import.meta.url),
    routes(kit) {
      const desk: HelpDesk = {
        kit,
        search: helpSearch(kit),
        async scopeOf({ bucket, language }) {
          await index.ready();
          const { languagesPublished, languageDefault } = await settings.get();
          return { bucket, language: languagesPublished.includes(language) ? language : languageDefault };
        },
        locationOf: (visitor) => location.findForContent(visitor),
      };
      return [
        searchHelpPages(desk),
        suggestHelpPages(desk),
        getHelpPlace(desk),
        getHelpFeedback(desk),
        answerHelpFeedback(desk),
        listHelpMisses(kit),
      ];
    },
    async start(kit) {
      await kit.jobs.work(missJob, () =>
        deleteOldFailedSearches(kit.db, new Date(kit.clock.now().getTime() - missesKeptMs)),
      );
      await kit.jobs.schedule(missJob, "52 4 * * *");
      return index.follow();
    },
  };
}
