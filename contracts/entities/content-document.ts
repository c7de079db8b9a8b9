import { z } from "zod";
import { contentParams, page, region } from "./content.ts";
import { contentBlock, customMenu, externalLink, section, slide, slideshow } from "./content-blocks.ts";
import { gameCategoriesDocument, gameCollectionDocument, gameDocument } from "./game-document.ts";

/** A shared item that pages and page regions, such as the header, refer to. */
const item = z.discriminatedUnion("type", [
  contentBlock,
  customMenu,
  externalLink,
  section,
  slide,
  slideshow,
]);

const name = z.string().regex(/^[A-Za-z0-9][\w@-]{0,79}$/);
/** A collection's key is part of its page's path. */
const collectionKey = z
  .string()
  .max(64)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const pageKey = page.shape.path;

/**
 * Everything the content system stores. The eleven content types map to six kinds of document: a page is found
 * by its path, a page region by its name (`header`, or `header@casino` for one channel), the others by a key.
 */
export const contentDocument = z
  .discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("page"), key: pageKey, body: page }),
    z.strictObject({ kind: z.literal("region"), key: name, body: region }),
    z.strictObject({ kind: z.literal("item"), key: name, body: item }),
    z.strictObject({ kind: z.literal("game"), key: name, body: gameDocument }),
    z.strictObject({ kind: z.literal("categories"), key: name, body: gameCategoriesDocument }),
    z.strictObject({ kind: z.literal("collection"), key: collectionKey, body: gameCollectionDocument }),
  ])
  .check((context) => {
    const { kind, key, body } = context.value;
    const own = kind === "page" ? body.path : kind === "region" ? body.region : key;
    const matches = kind === "region" ? key.split("@")[0] === own : key === own;
    if (!matches)
      context.issues.push({ code: "custom", path: ["key"], input: key, message: "INVALID_VALUE" });
  });
export type ContentDocument = z.infer<typeof contentDocument>;

const contentKind = z.enum(["page", "region", "item", "game", "categories", "collection"]);
export type ContentKind = z.infer<typeof contentKind>;

export const contentRef = contentParams.extend({ kind: contentKind, key: z.string().min(1).max(512) });
export type ContentRef = z.infer<typeof contentRef>;

/** The published version of a document, and its draft. */
export const contentState = z.object({
  publishedVersion: z.int().nullable(),
  draftVersion: z.int().nullable(),
  /** Who published the current version; `seed` is content shipped with the product. */
  publishedBy: z.string(),
  changedAt: z.iso.datetime(),
});

export const contentSchedule = z.object({
  id: z.string(),
  /** The version to publish; null if the document will be unpublished. */
  version: z.int().nullable(),
  at: z.iso.datetime(),
  author: z.string(),
  /** The operator's name; null if the author is not an operator. */
  authorName: z.string().nullable(),
  state: z.enum(["WAITING", "DONE", "CANCELLED", "FAILED"]),
});
export type ContentSchedule = z.infer<typeof contentSchedule>;
