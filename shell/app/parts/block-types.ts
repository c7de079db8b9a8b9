import type { Page } from "@parlour/contracts/entities/content";
import type { ContentBlock } from "@parlour/contracts/entities/content-blocks";

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

/** A part of the content as the loader hands it over: with pictures in the place of their names. */
type Drawn<Part> = Part extends readonly (infer Item)[]
  ? readonly Drawn<Item>[]
  : Part extends object
    ? { [Name in keyof Part]: Name extends "picture" ? Picture | undefined : Drawn<Part[Name]> }
    : Part;

/** The server puts items in the place of their references, so none reaches a page. */
export type Block = Drawn<Exclude<ContentBlock, { type: "reference" }>>;
export type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

export type Slide = BlockOf<"slideshow">["slides"][number];
export type RichTextPart = NonNullable<BlockOf<"rich_text">["parts"]>[number];
export type MenuItem = BlockOf<"custom_menu">["items"][number];
/** A way on. `icon` is a name of `content-icon.tsx`. */
export type ContentLink = Slide["links"][number];

/** A block of a region says on which pages it stands: `/help/*` means all below. */
export type RegionBlock = Block;

export type ContentPage = Omit<Page, "blocks"> & { blocks: readonly Block[] };
