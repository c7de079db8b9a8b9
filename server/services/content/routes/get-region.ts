import { getRegion as call } from "@parlour/contracts/calls/content/get-region";
import type { RegionContent } from "@parlour/contracts/entities/content";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Reply, type Route, route } from "@parlour/server/kit/service";
import { documentHeaders } from "../document-headers.ts";
import { contentStore } from "../store.ts";

export function getRegion(kit: Kit, languageDefault: () => Promise<string>): Route {
  const store = contentStore(kit);
  return route(call, async ({ params: { bucket, language, region }, query }) => {
    const languages = [language, await languageDefault()];
    const channel = query.path?.split("/")[1];
    const found =
      (channel && (await store.find(bucket, languages, "region", `${region}@${channel}`))) ||
      (await store.find(bucket, languages, "region", region));
    if (found === undefined) return refuse("NOT_FOUND");
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: found.body as RegionContent,
      headers: documentHeaders(found),
    };
    return reply;
  });
}
