import { getRegion as call } from "@parlour/contracts/calls/site/content/get-region";
import type { Page, RegionContent } from "@parlour/contracts/entities/content";
import type { Kit } from "@parlour/server/kit/kit";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { refuse } from "@parlour/server/kit/refusal";
import { type CallInput, type Reply, type Route, route } from "@parlour/server/kit/service";
import { compose } from "../compose.ts";
import { documentHeaders } from "../document-headers.ts";
import { isShown, type Readers, readVisit, type Visit } from "../visit.ts";

type Input = CallInput<typeof call>;

export function getRegion(kit: Kit, readers: Readers): Route {
  return route(call, async (input) => {
    const { bucket, language, region } = input.params;
    const { visit, languages, content, isPreview } = await readVisit(kit, readers, input, language);
    const found =
      region === "mainContent"
        ? await findPage(content, input, languages, visit)
        : await findRegion(content, input, languages);
    if (found === undefined) return refuse("NOT_FOUND");
    const { body, etag } = await compose<RegionContent>(found, { content, bucket, languages, visit });
    const reply: Reply<typeof call> = {
      reply: true,
      status: 200,
      body: { region, blocks: body.blocks },
      headers: documentHeaders({ etag, language: found.language, isPreview }),
    };
    return reply;
  });
}

/**
 * Finds a page region, such as the header, for the page's channel (the first part of its path), or the
 * site-wide one if the channel has none.
 */
async function findRegion(content: PublishedContent, { params, query }: Input, languages: readonly string[]) {
  const { bucket, region } = params;
  const channel = query.path?.split("/")[1];
  const own = channel ? await content.find(bucket, languages, "region", `${region}@${channel}`) : undefined;
  return own ?? content.find(bucket, languages, "region", region);
}

/** Finds the page whose blocks fill the main content region. */
async function findPage(
  content: PublishedContent,
  { params, query }: Input,
  languages: readonly string[],
  visit: Visit,
) {
  const found = await content.find(params.bucket, languages, "page", query.path ?? "/");
  return found && isShown(found.body as Page, visit) ? found : undefined;
}
