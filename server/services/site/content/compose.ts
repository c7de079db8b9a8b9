import type { Page, RegionContent } from "@parlour/contracts/entities/content";
import type { ContentBlock } from "@parlour/contracts/entities/content-blocks";
import type { PublishedContent, PublishedDocument } from "@parlour/server/kit/ports/published-content";
import { checksumOf } from "./checksum.ts";
import { listPages } from "./page-list.ts";
import { shownTo, type Visit } from "./visit.ts";

type Source = { content: PublishedContent; bucket: string; languages: readonly string[]; visit: Visit };
type Blocks = readonly ContentBlock[];
type Reference = Extract<ContentBlock, { type: "reference" }>;
type PageCards = Extract<ContentBlock, { type: "page_cards" }>;

/** The maximum depth at which content items can refer to other items. */
const deepestReference = 4;

/**
 * Composes a document for a visitor: references are replaced by their items, page lists are filled, and anything not
 * meant for this visitor is left out.
 */
export async function compose<Body extends Page | RegionContent>(
  document: PublishedDocument,
  source: Source,
): Promise<{ body: Body; etag: string }> {
  const stored = document.body as Body;
  const blocks = await fillBlocks(stored.blocks, source, 0);
  const filled = blocks === stored.blocks ? stored : { ...stored, blocks };
  const body = shownTo(filled, source.visit) as Body;
  return { body, etag: body === stored ? document.etag : `"${checksumOf(body)}"` };
}

/** Fills page lists and references in blocks. Returns the same list if there was nothing to fill. */
async function fillBlocks(blocks: Blocks, source: Source, depth: number): Promise<Blocks> {
  const filled = await Promise.all(blocks.map((block) => fillBlock(block, source, depth)));
  const flat = filled.flat();
  return flat.length === blocks.length && flat.every((block, index) => block === blocks[index])
    ? blocks
    : flat;
}

async function fillBlock(block: ContentBlock, source: Source, depth: number): Promise<Blocks> {
  if (block.type === "reference") return findItem(block, source, depth);
  if (block.type === "page_cards") return [await fillPageCards(block, source)];
  if (!("blocks" in block)) return [block];
  const inner = await fillBlocks(block.blocks, source, depth);
  return [inner === block.blocks ? block : ({ ...block, blocks: inner } as ContentBlock)];
}

/** Finds the item that replaces a reference; the reference may narrow where and to whom it is shown. */
async function findItem(
  { type: _type, item, ...own }: Reference,
  source: Source,
  depth: number,
): Promise<Blocks> {
  const { content, bucket, languages } = source;
  const found = depth < deepestReference && (await content.find(bucket, languages, "item", item));
  if (!found) return [];
  const body = found.body as ContentBlock | { type: "slide" };
  // A page can't show a slide on its own, so it becomes a slideshow with one slide.
  const block = body.type === "slide" ? { type: "slideshow", slides: [body] } : body;
  return fillBlock({ ...block, ...own } as ContentBlock, source, depth + 1);
}

async function fillPageCards(block: PageCards, { content, bucket, languages, visit }: Source) {
  const pages = listPages(await content.list(bucket, languages, "page"), visit);
  const cards = pages.flatMap(({ path, pageType, listing }) => {
    if (pageType !== block.pageType || !listing) return [];
    const { order, ...shown } = listing;
    return [{ order, card: { ...shown, href: path } }];
  });
  cards.sort((one, other) => one.order - other.order);
  return { ...block, cards: cards.map(({ card }) => card) };
}
