import type { Block, ContentPage } from "../../parts/block-types.ts";

type PageHead = { title: string; lead: string; blocks: readonly Block[] };

/** The title and introduction of a page whose route renders them itself, and the remaining blocks. */
export function pageHead({ title, description, blocks }: ContentPage): PageHead {
  const [first, ...rest] = blocks;
  if (first?.type === "page_heading") return { title: first.title, lead: first.text, blocks: rest };
  return { title, lead: description, blocks };
}
