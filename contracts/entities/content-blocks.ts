import { z } from "zod";
import { PAGE_TYPES, RUN_MODES } from "../enumerations.ts";
import { geoFilter } from "./geo-filter.ts";

const words = z.string().min(1).max(2_000);
const name = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/i);

/** A link within the site, to a section of the page, or to another site over a safe protocol. */
export const href = z
  .string()
  .max(512)
  .regex(/^(\/(?![/\\])[^\s\\]*|#[\w-]+|https:\/\/[^\s\\]+|mailto:[^\s\\]+|tel:\+?[\d() -]+)$/);

/** Conditions for showing a block or an item; without conditions everyone sees it. */
const conditions = {
  geoTargetingFilter: geoFilter.nullable().optional(),
  modes: z.array(z.enum(RUN_MODES)).min(1).optional(),
  /** Who sees the block: `player` means signed-in players, `anonymous` everyone else. */
  audience: z.enum(["anonymous", "player"]).optional(),
  /** The name of a site configuration flag; the block is shown only while the flag is on. */
  flag: z.string().max(80).optional(),
  /** The code of a group of payment methods; shown only while one of them is offered for deposits. */
  paymentGroup: z.string().max(40).optional(),
};

const link = z.strictObject({
  ...conditions,
  label: words,
  href,
  /** The name of an icon in the shell. */
  icon: name.optional(),
  newWindow: z.boolean().optional(),
  /** Opens the live chat; the URL is the fallback for browsers without JavaScript. */
  openLiveChat: z.boolean().optional(),
});

const menuItem = link.extend({
  /** An item with a fixed position stays there regardless of the other items. */
  position: z.number().int().min(0).max(20).optional(),
});

const common = {
  ...conditions,
  /**
   * The pages on which a page region, such as the header, shows the block: `/help` matches only that page, `/help/*`
   * all pages below it.
   */
  paths: z.array(z.string().max(512)).min(1).optional(),
  /** The block's anchor, for links from other pages. */
  anchor: name.optional(),
};

/** The name of a picture in the library. */
const picture = name;

export const slide = z.strictObject({
  ...conditions,
  type: z.literal("slide"),
  overline: words,
  title: words,
  text: words,
  picture: picture.optional(),
  links: z.array(link).max(3),
});

export const slideshow = z.strictObject({
  ...common,
  type: z.literal("slideshow"),
  slides: z.array(slide).min(1).max(12),
});

export const customMenu = z.strictObject({
  ...common,
  type: z.literal("custom_menu"),
  /** The menu's named position within its page region, if the region has several menus. */
  slot: name.optional(),
  title: words.optional(),
  items: z.array(menuItem).max(60),
});

/** A link to another site, which is shown as external. */
export const externalLink = z.strictObject({
  ...common,
  type: z.literal("external_link"),
  label: words,
  text: words.optional(),
  href: z
    .string()
    .max(512)
    .regex(/^https:\/\/[^\s\\]+$/),
});

const tile = z.strictObject({ ...conditions, icon: name, label: words, value: words, href });
const tileStrip = z.strictObject({ ...common, type: z.literal("tile_strip"), tiles: z.array(tile).max(6) });

const card = z.strictObject({
  ...conditions,
  title: words,
  text: words,
  href,
  icon: name,
  picture: picture.optional(),
});
const linkCards = z.strictObject({
  ...common,
  type: z.literal("link_cards"),
  title: words,
  link: link.optional(),
  cards: z.array(card).max(60),
});

const feature = z.strictObject({ ...conditions, icon: name, title: words, text: words });
const featureRow = z.strictObject({
  ...common,
  type: z.literal("feature_row"),
  overline: words.optional(),
  title: words,
  text: words.optional(),
  features: z.array(feature).max(12),
});

/** A wide picture with text and figures beside it. */
const showcase = z.strictObject({
  ...common,
  type: z.literal("showcase"),
  overline: words,
  title: words,
  text: words,
  picture: picture.optional(),
  facts: z.array(z.strictObject({ label: words, value: words })).max(8),
  links: z.array(link).max(4),
});

const pageHeading = z.strictObject({
  ...common,
  type: z.literal("page_heading"),
  overline: words.optional(),
  title: words,
  text: words,
  picture: picture.optional(),
  links: z.array(link).max(3).optional(),
});

const richTextPart = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("heading"), text: words }),
  z.strictObject({ kind: z.literal("paragraph"), text: words }),
  z.strictObject({ kind: z.literal("list"), items: z.array(words).min(1).max(100) }),
]);

/**
 * Paragraphs of plain text in which `[label](/path)` becomes a link, or HTML that is sanitised before it is
 * stored.
 */
const richText = z.strictObject({
  ...common,
  type: z.literal("rich_text"),
  parts: z.array(richTextPart).max(400).optional(),
  html: z.string().max(60_000).optional(),
});

const faq = z.strictObject({
  ...common,
  type: z.literal("faq"),
  title: words,
  questions: z.array(z.strictObject({ ...conditions, question: words, answer: words })).max(40),
});

const notice = z.strictObject({ ...common, type: z.literal("notice"), text: words, link: link.optional() });

/** A row of game cards: listed games, a category, or a dynamic list such as new games. */
const gameRow = z.strictObject({
  ...common,
  type: z.literal("game_row"),
  title: words,
  category: name.optional(),
  subCategory: name.optional(),
  games: z.array(name).max(60).optional(),
  /**
   * Which games a row shows: `recent` are those that this player opened recently, `popular` those opened by
   * the most players.
   */
  source: z.enum(["new", "jackpots", "free", "recent", "popular"]).optional(),
  limit: z.number().int().min(1).max(60).optional(),
  link: link.optional(),
});

/**
 * A single game, shown large. Each of the listed games is shown for a week, in this order, beginning on the first
 * day; after the last game, the list starts again. If the visitor cannot play a game, the next one is shown instead.
 */
const gameOfTheWeek = z.strictObject({
  ...common,
  type: z.literal("game_of_the_week"),
  overline: words,
  /** The text of the link to the game. */
  label: words,
  games: z.array(name).min(1).max(60),
  /** The first day of the first game's week. Before it, the block is not shown. */
  from: z.iso.date(),
  /** The last day on which the block is shown; without one, it is shown indefinitely. Days begin at midnight UTC. */
  until: z.iso.date().optional(),
});

/** The logos of the accepted payment methods. */
const paymentMarks = z.strictObject({
  ...common,
  type: z.literal("payment_marks"),
  title: words,
  marks: z.array(z.strictObject({ ...conditions, label: words, icon: name })).max(24),
});

const trustPart = z.strictObject({ ...conditions, title: words, text: words, href: href.optional() });
const trustList = z.strictObject({ title: words, entries: z.array(trustPart).max(12) });

/** The company, its licence, helplines for players and game certificates. */
const trust = z.strictObject({
  ...common,
  type: z.literal("trust"),
  company: trustPart,
  licence: trustPart,
  helplines: trustList,
  certificates: trustList,
});

const pageCard = z.strictObject({
  overline: words.optional(),
  title: words,
  text: words,
  href,
  icon: name.optional(),
  picture: picture.optional(),
});

/** Published pages of one type as cards, in the order that their listing data defines. */
const pageCards = z.strictObject({
  ...common,
  type: z.literal("page_cards"),
  title: words,
  pageType: z.enum(PAGE_TYPES),
  empty: words,
  /** The cards are not stored; the server adds them when it returns the page. */
  cards: z.array(pageCard).optional(),
});

/** The visitor's cookie choice, with buttons to change it. */
const cookieChoice = z.strictObject({
  ...common,
  type: z.literal("cookie_choice"),
  title: words,
  text: words,
});

/** A reference to a shared item that may appear on many pages. */
const reference = z.strictObject({ ...common, type: z.literal("reference"), item: name });

const leaf = z.discriminatedUnion("type", [
  slideshow,
  customMenu,
  externalLink,
  tileStrip,
  linkCards,
  featureRow,
  showcase,
  pageHeading,
  richText,
  faq,
  notice,
  gameRow,
  gameOfTheWeek,
  paymentMarks,
  trust,
  pageCards,
  cookieChoice,
  reference,
]);

export const section = z.strictObject({
  ...common,
  type: z.literal("section"),
  title: words,
  text: words.optional(),
  link: link.optional(),
  blocks: z.array(leaf).max(40),
});

/** Blocks that are stored together and can be used in several places. */
export const contentBlock = z.strictObject({
  ...common,
  type: z.literal("content_block"),
  title: words.optional(),
  blocks: z.array(leaf).max(40),
});

/** A block of a page. The shell's registry maps each type to a component. */
export const block = z.discriminatedUnion("type", [...leaf.options, section, contentBlock]);
export type ContentBlock = z.infer<typeof block>;
