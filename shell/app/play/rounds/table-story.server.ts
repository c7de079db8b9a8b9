import type { RoundRecord } from "@parlour/contracts/entities/game-round";
import type { StoryTeller, TableStory } from "@parlour/games/kit/math/table-story";
import type { MessageGroup } from "@parlour/web/i18n/messages";

// Story modules are found by folder, so that a new shared game needs no entry in a list of modules.
const stories = import.meta.glob<StoryTeller>("../../../../games/*/math/story.ts", {
  import: "story",
  eager: true,
});

/**
 * Returns the table and the number of its round that the player's round belongs to; null for games that are not played
 * at shared tables.
 */
export function tableRoundOf({
  slug,
  steps,
}: Pick<RoundRecord, "slug" | "steps">): { slug: string; number: number } | null {
  const { number, table } = (steps[0]?.view ?? {}) as { number?: unknown; table?: unknown };
  const isShared = `../../../../games/${slug}/math/story.ts` in stories;
  if (!isShared || typeof number !== "number") return null;
  return { slug: typeof table === "string" ? table : slug, number };
}

/**
 * Describes the round of a shared table in text. Null for other games, and for a round that was voided before
 * its outcome.
 */
export function describeTableRound({ slug, steps }: Pick<RoundRecord, "slug" | "steps">): {
  words: MessageGroup[];
  story: TableStory | null;
} {
  const teller = stories[`../../../../games/${slug}/math/story.ts`];
  const [step] = steps;
  const { outcome } = (step?.view ?? {}) as { outcome?: unknown };
  if (!teller || !step || outcome === undefined || outcome === null) return { words: [], story: null };
  const { action, view } = step;
  return { words: [...teller.words] as MessageGroup[], story: teller.describe({ action, view }) };
}
