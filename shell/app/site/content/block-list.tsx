import { SectionHeader } from "@parlour/web/ui/section-header";
import type { ComponentType } from "react";
import type { Block, BlockOf } from "../../parts/block-types.ts";
import { SharedPart } from "../../parts/shared-part.tsx";
import { useSite } from "../../use-site.ts";
import { blockViews } from "./block-registry.ts";

/**
 * Block types that the block list does not share between pages: the cookie choice depends on the visitor, and each game
 * row decides for itself whether it is shared.
 */
const ownTypes: ReadonlySet<Block["type"]> = new Set(["cookie_choice", "game_row"]);

/**
 * Renders blocks in order. A block of an unknown type is skipped, because the content may be newer than the
 * site.
 */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
  const { place } = useSite();
  return blocks.map((block, index) => {
    // Blocks have no ids and never change order within a page, so the index is a safe key.
    const key = `${block.type}-${index}`;
    if (block.type === "section") return <Section key={key} {...block} />;
    if (block.type === "content_block") return <BlockList key={key} blocks={block.blocks as Block[]} />;
    const View = blockViews[block.type] as ComponentType<Block> | undefined;
    if (!View) return null;
    if (ownTypes.has(block.type)) return <View key={key} {...block} />;
    return (
      <SharedPart key={key} of={[block, place]}>
        <View {...block} />
      </SharedPart>
    );
  });
}

function Section({ anchor, title, text, link, blocks }: BlockOf<"section">) {
  return (
    <section id={anchor} className="flex flex-col gap-6">
      <div>
        <SectionHeader title={title} more={link} />
        {text ? <p className="-mt-1 max-w-2xl text-mist">{text}</p> : null}
      </div>
      <BlockList blocks={blocks as Block[]} />
    </section>
  );
}
