import type { ComponentType } from "react";
import type { Block } from "./block-types.ts";
import { Faq } from "./blocks/faq.tsx";
import { FeatureRow } from "./blocks/feature-row.tsx";
import { LinkCards } from "./blocks/link-cards.tsx";
import { MenuStrip } from "./blocks/menu-strip.tsx";
import { Notice } from "./blocks/notice.tsx";
import { PageHeading } from "./blocks/page-heading.tsx";
import { RichText } from "./blocks/rich-text.tsx";
import { Showcase } from "./blocks/showcase.tsx";
import { Slideshow } from "./blocks/slideshow.tsx";
import { TileStrip } from "./blocks/tile-strip.tsx";

/** How each type of block is drawn. A new type of content starts with a line here. */
const views: { [T in Block["type"]]: ComponentType<Extract<Block, { type: T }>> } = {
  custom_menu: MenuStrip,
  faq: Faq,
  feature_row: FeatureRow,
  link_cards: LinkCards,
  notice: Notice,
  page_heading: PageHeading,
  rich_text: RichText,
  showcase: Showcase,
  slideshow: Slideshow,
  tile_strip: TileStrip,
};

/** Draws blocks in their order. Content may run ahead of the site: a type it does not know is left out. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => {
    const View = views[block.type] as ComponentType<Block> | undefined;
    // Blocks have no identity of their own and never change places within a page.
    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
    return View ? <View key={`${block.type}-${index}`} {...block} /> : null;
  });
}
