/** A way on. `icon` is a name of `content-icon.tsx`. */
export type ContentLink = { label: string; href: string; icon?: string };

export type PictureSources = {
  width: number;
  height: number;
  /** Pairs of a MIME type and a `srcset`, best format first. */
  sources: readonly { type: string; srcSet: string }[];
};

/** What the loader makes of a picture's name: everything that `<picture>` needs to load without a jump. */
export type Picture = PictureSources & {
  fallback: string;
  /** The crop for upright screens, when there is one. */
  upright?: PictureSources;
};

export type Slide = {
  type: "slide";
  overline: string;
  title: string;
  text: string;
  picture?: Picture;
  links: readonly ContentLink[];
};

export type SlideshowBlock = { type: "slideshow"; slides: readonly Slide[] };

export type TileStripBlock = {
  type: "tile_strip";
  tiles: readonly { icon: string; label: string; value: string; href: string }[];
};

export type LinkCardsBlock = {
  type: "link_cards";
  title: string;
  link?: ContentLink;
  cards: readonly { title: string; text: string; href: string; icon: string; picture?: Picture }[];
};

export type FeatureRowBlock = {
  type: "feature_row";
  overline?: string;
  title: string;
  text?: string;
  features: readonly { icon: string; title: string; text: string }[];
};

/** A wide picture with words beside it. */
export type ShowcaseBlock = {
  type: "showcase";
  /** Links elsewhere lead here by it. */
  anchor?: string;
  overline: string;
  title: string;
  text: string;
  picture?: Picture;
  facts: readonly { label: string; value: string }[];
  links: readonly ContentLink[];
};

export type PageHeadingBlock = {
  type: "page_heading";
  overline?: string;
  title: string;
  text: string;
  picture?: Picture;
};

export type RichTextPart =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "list"; items: readonly string[] };

/** Plain words; `[label](/path)` inside a text becomes a link. */
export type RichTextBlock = { type: "rich_text"; parts: readonly RichTextPart[] };

export type FaqBlock = {
  type: "faq";
  title: string;
  questions: readonly { question: string; answer: string }[];
};

/** A note with a way on, for the regions around a page. */
export type NoticeBlock = { type: "notice"; text: string; link?: ContentLink };

export type CustomMenuBlock = {
  type: "custom_menu";
  /** Where in its region the menu stands, when the region holds several. */
  slot?: string;
  title?: string;
  items: readonly MenuItem[];
};

/** An item with a `position` keeps it, whatever else the menu holds. */
export type MenuItem = ContentLink & { position?: number };

export type Block =
  | SlideshowBlock
  | TileStripBlock
  | LinkCardsBlock
  | FeatureRowBlock
  | ShowcaseBlock
  | PageHeadingBlock
  | RichTextBlock
  | FaqBlock
  | NoticeBlock
  | CustomMenuBlock;

/** A block of a region says on which pages (`/help/*` means all below) and in which mode it stands. */
export type RegionBlock = Block & { paths?: readonly string[]; modes?: readonly string[] };

export type ContentPage = {
  path: string;
  type: string;
  pageType: string;
  title: string;
  description: string;
  blocks: readonly Block[];
};
