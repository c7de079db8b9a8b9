import { listPages as call } from "@parlour/contracts/calls/site/content/list-pages";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listPages as list } from "../page-list.ts";
import { type Readers, readVisit } from "../visit.ts";

export function listPages(kit: Kit, readers: Readers): Route {
  return route(call, async (input) => {
    const { bucket, language } = input.params;
    const { visit, languages, content } = await readVisit(kit, readers, input, language);
    const documents = await content.list(bucket, languages, "page");
    const changes = new Map(documents.map(({ key, changedAt }) => [key, changedAt.toISOString()]));
    const items = list(documents, visit)
      .filter(({ pageType }) => input.query.pageType === undefined || pageType === input.query.pageType)
      .map(({ path, pageType, title, description }) => ({
        path,
        pageType,
        title,
        description,
        changedAt: changes.get(path)!,
      }));
    return { items };
  });
}
