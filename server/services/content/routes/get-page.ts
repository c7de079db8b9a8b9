import { getPage as call } from "@parlour/contracts/calls/content/get-page";
import type { Page } from "@parlour/contracts/entities/content";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Reply, type Route, route } from "@parlour/server/kit/service";
import { documentHeaders } from "../document-headers.ts";
import { contentStore } from "../store.ts";

export function getPage(kit: Kit, languageDefault: () => Promise<string>): Route {
  const store = contentStore(kit);
  return route(call, async ({ params, query }) => {
    const languages = [params.language, await languageDefault()];
    const found = await store.find(params.bucket, languages, "page", query.path);
    if (found === undefined) return refuse("NOT_FOUND");
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: found.body as Page,
      headers: documentHeaders(found),
    };
    return reply;
  });
}
