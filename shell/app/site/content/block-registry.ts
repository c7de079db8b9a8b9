import type { ComponentType } from "react";
import type { Block, BlockOf } from "../../parts/block-types.ts";
import { Faq } from "./blocks/faq.tsx";
import { FeatureRow } from "./blocks/feature-row.tsx";
import { GameRow } from "./blocks/game-row.tsx";
import { LinkCards } from "./blocks/link-cards.tsx";
import { MenuStrip } from "./blocks/menu-strip.tsx";
import { Notice } from "./blocks/notice.tsx";
import { PageHeading } from "./blocks/page-heading.tsx";
import { PaymentMarks } from "./blocks/payment-marks.tsx";
import { Slideshow } from "./blocks/slideshow.tsx";
import { TileStrip } from "./blocks/tile-strip.tsx";
import { Trust } from "./blocks/trust.tsx";
import { lazyBlock } from "./lazy-block.tsx";

/**
 * Sections and content blocks contain other blocks. The block list renders them itself, so they have no entry in the
 * registry.
 */
type Views = { [Type in Exclude<Block["type"], "section" | "content_block">]: View<Type> };
type View<Type extends Block["type"]> = ComponentType<BlockOf<Type>>;

/**
 * The component for each block type. A new type is defined in the contract and registered here; types that
 * the home page doesn't use are loaded lazily.
 */
export const blockViews: Views = {
  cookie_choice: lazyBlock(() => import("./blocks/cookie-choice.tsx").then((file) => file.CookieChoice)),
  custom_menu: MenuStrip,
  external_link: lazyBlock(() => import("./blocks/external-link.tsx").then((file) => file.ExternalLink)),
  faq: Faq,
  feature_row: FeatureRow,
  game_of_the_week: lazyBlock(() =>
    import("./blocks/game-of-the-week.tsx").then((file) => file.GameOfTheWeek),
  ),
  game_row: GameRow,
  link_cards: LinkCards,
  notice: Notice,
  payment_marks: PaymentMarks,
  page_cards: lazyBlock(() => import("./blocks/page-cards.tsx").then((file) => file.PageCards)),
  page_heading: PageHeading,
  rich_text: lazyBlock(() => import("./blocks/rich-text.tsx").then((file) => file.RichText)),
  showcase: lazyBlock(() => import("./blocks/showcase.tsx").then((file) => file.Showcase)),
  slideshow: Slideshow,
  tile_strip: TileStrip,
  trust: Trust,
};
