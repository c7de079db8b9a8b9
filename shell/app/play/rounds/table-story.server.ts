import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import type { StoryTeller, TableStory } from "@parlour/games/kit/math/table-story";
import type { MessageGroup } from "@parlour/web/i18n/messages";

// Story modules are found by folder, so that a new shared game needs no entry in a list here.
const stories = import.meta.glob<StoryTeller>("../../../../games/*/math/story.ts", {
  import: "story",
  eager: true,
});

/**
 * Describes the round of a shared table in text. Null for other games, and for a round that was voided before
 * its outcome.
 */
export function tellStory({ slug, steps }: Pick<RoundRecord, "slug" | "steps">): {
  words: MessageGroup[];
  story: TableStory | null;
} {
  const teller = stories[`../../../../games/${slug}/math/story.ts`];
  const [step] = steps;
  const { outcome } = (step?.view ?? {}) as { outcome?: unknown };
  if (!teller || !step || outcome === undefined || outcome === null) return { words: [], story: null };
  const { action, view } = step;
  return { words: [...teller.words] as MessageGroup[], story: teller.tell({ action, view }) };
}
