import { getPage } from "@parlour/contracts/calls/site/content/get-page";
import { getRegion } from "@parlour/contracts/calls/site/content/get-region";
import type { Page } from "@parlour/contracts/entities/content";
import type { Region } from "@parlour/contracts/enumerations";
import { data, type RouterContextProvider, redirect } from "react-router";
import { languageContext } from "../../language.server.ts";
import { pageContext } from "../../page-context.ts";
import type { Block, ContentPage, RegionBlock } from "../../parts/block-types.ts";
import { resolvePictures, sharedPicture } from "../../parts/picture.server.ts";
import { share, shareAnswer, shareMade } from "../../parts/share.server.ts";
import { fillGameOfTheWeek } from "../../play/lobby/game-of-the-week.server.ts";
import { fillGameRows } from "../../play/lobby/game-rows.server.ts";
import { readSiteConfig } from "../../site-config.server.ts";

type Context = Readonly<RouterContextProvider>;

/** A page ready to be rendered, with its parent pages and the picture for shared links. */
export type LoadedPage = ContentPage & {
  trail: readonly { title: string; path: string }[];
  image: { path: string; width: number; height: number } | undefined;
};

/** The published page at a path in the visitor's language, with the files of its pictures. */
export async function findContentPage(context: Context, path: string): Promise<ContentPage | null> {
  const found = await readPage(context, path);
  return found ? drawn(context, found) : null;
}

/** Redirects URLs with a trailing slash, so that each page has only one URL. */
export function requireOneAddress(request: Request): void {
  const { pathname, search } = new URL(request.url);
  // A path that begins with two slashes would lead the browser to another site.
  if (pathname.startsWith("//")) throw data(null, { status: 404 });
  if (pathname.endsWith("/") && pathname !== "/") throw redirect(pathname.replace(/\/+$/, "") + search, 301);
}

/** The content page of a route; 404 if there is none. */
export async function loadContentPage(context: Context, path: string): Promise<LoadedPage> {
  const [found, trail] = await Promise.all([readPage(context, path), loadTrail(context, path)]);
  if (!found) throw data(null, { status: 404 });
  const { heroPicture } = context.get(pageContext).brand;
  const page =
    path === "/" && heroPicture !== null
      ? shareMade([found, heroPicture], () => withHero(found, heroPicture))
      : found;
  const picture = pictureOf(page);
  return {
    ...(await drawn(context, page)),
    trail,
    image: picture === undefined ? undefined : sharedPicture(picture),
  };
}

/** Shows the brand's picture on the first slide of the home page. */
function withHero(page: Page, picture: string): Page {
  const blocks = page.blocks.map((block) =>
    block.type === "slideshow"
      ? { ...block, slides: block.slides.map((slide, at) => (at === 0 ? { ...slide, picture } : slide)) }
      : block,
  );
  return { ...page, blocks };
}

function shareBlocks(blocks: readonly Block[]): void {
  for (const block of blocks) {
    share(block);
    if ("blocks" in block) shareBlocks(block.blocks as Block[]);
  }
}

/** Finds the pictures by name, and fills the game rows and the game of the week. */
async function drawn(context: Context, page: Page): Promise<ContentPage> {
  const resolved = shareMade([page], () => {
    const made = resolvePictures(page) as unknown as ContentPage;
    shareBlocks(made.blocks);
    return made;
  });
  return await fillGameOfTheWeek(context, await fillGameRows(context, resolved));
}

const noBlocks: readonly RegionBlock[] = share([]);

export async function readRegion(context: Context, region: Region): Promise<readonly RegionBlock[]> {
  const found = await context
    .get(pageContext)
    .call(getRegion, { params: { ...contentParams(context), region }, query: {} });
  return found === null ? noBlocks : (shareAnswer(context, found.blocks) as unknown as RegionBlock[]);
}

/** Returns null if no page is published. Redirects if the page is excluded at the visitor's location. */
async function readPage(context: Context, path: string): Promise<Page | null> {
  const found = await context
    .get(pageContext)
    .call(getPage, { params: contentParams(context), query: { path } });
  if (found && "errorCode" in found) throw redirect(found.redirect);
  return found && shareAnswer(context, found);
}

/** The parent pages from the top down; unpublished ones are skipped. */
async function loadTrail(context: Context, path: string): Promise<LoadedPage["trail"]> {
  const parts = path.split("/").slice(1, -1);
  const above = parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  const pages = await Promise.all(above.map((each) => findTitle(context, each)));
  return pages.filter((page) => page !== null);
}

async function findTitle(context: Context, path: string): Promise<LoadedPage["trail"][number] | null> {
  const { call } = context.get(pageContext);
  const found = await call(getPage, { params: contentParams(context), query: { path } });
  return found && "title" in found ? { title: found.title, path } : null;
}

/** The page's own picture, or else the first picture that it shows. */
function pictureOf({ picture, listing, blocks }: Page): string | undefined {
  if (picture ?? listing?.picture) return picture ?? listing?.picture;
  for (const block of blocks) {
    if ("picture" in block && block.picture) return block.picture;
    if (block.type === "slideshow") return block.slides.find((slide) => slide.picture)?.picture;
  }
  return undefined;
}

function contentParams(context: Context): { bucket: string; language: string } {
  const { bucket } = readSiteConfig(context.get(pageContext));
  return { bucket, language: context.get(languageContext) };
}
