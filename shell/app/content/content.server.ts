import { getPage } from "@parlour/contracts/calls/content/get-page";
import { getRegion } from "@parlour/contracts/calls/content/get-region";
import type { Region } from "@parlour/contracts/enumerations";
import type { RouterContextProvider } from "react-router";
import { languageContext } from "../language.server.ts";
import { pageContext } from "../page-context.ts";
import { readSiteConfig } from "../site-config.server.ts";
import type { ContentPage, RegionBlock } from "./block-types.ts";
import { resolvePictures } from "./picture.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The published page at a path in the visitor's language, with its pictures ready to show. */
export async function findContentPage(context: Context, path: string): Promise<ContentPage | null> {
  const found = await context
    .get(pageContext)
    .call(getPage, { params: contentParams(context), query: { path } });
  return found ? (resolvePictures(found) as unknown as ContentPage) : null;
}

export async function readRegion(context: Context, region: Region): Promise<readonly RegionBlock[]> {
  const page = context.get(pageContext);
  const found = await page.call(getRegion, { params: { ...contentParams(context), region }, query: {} });
  const blocks = (found?.blocks ?? []) as unknown as RegionBlock[];
  return blocks.filter((block) => !block.modes || block.modes.includes(page.mode));
}

function contentParams(context: Context): { bucket: string; language: string } {
  const { bucket } = readSiteConfig(context.get(pageContext));
  return { bucket, language: context.get(languageContext) };
}
