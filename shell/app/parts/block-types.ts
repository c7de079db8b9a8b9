import type { Page } from "@parlour/contracts/entities/content";
import type { ContentBlock } from "@parlour/contracts/entities/content-blocks";

export type PictureSources = {
  width: number;
  height: number;
  /** Pairs of a MIME type and a `srcset`, best format first. */
  sources: readonly { type: string; srcSet: string }[];
};

/**
 * A picture that was found by name, with everything that `<picture>` needs to load without a layout shift.
 */
export type Picture = PictureSources & {
  fallback: string;
  /** The crop for portrait screens, if there is one. */
  upright?: PictureSources;
};

/** A content block as the loader returns it, with the files of its pictures instead of their names. */
type Drawn<Part> = Part extends readonly (infer Item)[]
  ? readonly Drawn<Item>[]
  : Part extends object
    ? { [Name in keyof Part]: Name extends "picture" ? Picture | undefined : Drawn<Part[Name]> }
    : Part;

/** The server replaces each reference with the block it refers to, so pages never receive references. */
export type Block = Drawn<Exclude<ContentBlock, { type: "reference" }>>;
export type BlockOf<Type extends Block["type"]> = Extract<Block, { type: Type }>;

export type Slide = BlockOf<"slideshow">["slides"][number];
export type RichTextPart = NonNullable<BlockOf<"rich_text">["parts"]>[number];
export type MenuItem = BlockOf<"custom_menu">["items"][number];
/** A link. `icon` is one of the names in `content-icon.tsx`. */
export type ContentLink = Slide["links"][number];

/**
 * A block of a layout region, such as the header or footer. `paths` lists the pages that show it; `/help/*`
 * means all pages below `/help`.
 */
export type RegionBlock = Block;

export type ContentPage = Omit<Page, "blocks"> & { blocks: readonly Block[] };
