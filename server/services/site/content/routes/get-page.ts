import { getPage as call } from "@parlour/contracts/calls/site/content/get-page";
import type { Page } from "@parlour/contracts/entities/content";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Reply, type Route, route } from "@parlour/server/kit/service";
import { compose } from "../compose.ts";
import { documentHeaders } from "../document-headers.ts";
import { isShown, type Readers, readVisit } from "../visit.ts";

export function getPage(kit: Kit, readers: Readers): Route {
  return route(call, async (input) => {
    const { params, query } = input;
    const { visit, languages, content, isPreview } = await readVisit(kit, readers, input, params.language);
    const found = await content.find(params.bucket, languages, "page", query.path);
    if (found === undefined) return refuse("NOT_FOUND");
    const page = found.body as Page;
    if (!isShown(page, visit)) {
      const { geoTargetingFilter: _filter, ...rest } = page;
      if (!page.geoRedirect || !isShown(rest, visit)) return refuse("NOT_FOUND");
      const away: Reply<typeof call> = {
        reply: true,
        status: 451,
        body: { errorCode: "REGION_NOT_AVAILABLE", redirect: "/not-available-region" },
      };
      return away;
    }
    const { body, etag } = await compose<Page>(found, { content, bucket: params.bucket, languages, visit });
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body,
      headers: documentHeaders({ etag, language: found.language, isPreview }),
    };
    return reply;
  });
}
