import { type StudioFeedGame, studioFeed, studioFeedGame } from "@parlour/contracts/entities/studio-feed";

type ReadGame = { slug: string; entry: StudioFeedGame };
type RefusedGame = { game: string; problem: string };
export type ReadFeed = { games: ReadGame[]; refused: RefusedGame[] };

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longestSlug = 64;

/**
 * Reads a studio's feed, which is untrusted input: a game that is not valid is left out, with the reason. Returns
 * undefined if the answer is not a feed at all.
 */
export function readFeed(
  studio: string,
  answer: unknown,
  isOwnSlug: (slug: string) => boolean,
): ReadFeed | undefined {
  const feed = studioFeed.safeParse(answer);
  if (!feed.success) return undefined;
  const games: ReadGame[] = [];
  const refused: RefusedGame[] = [];
  const taken = new Set<string>();
  for (const [index, item] of feed.data.games.entries()) {
    const parsed = studioFeedGame.safeParse(item);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      refused.push({ game: nameOf(item, index), problem: `${path.join(".") || "entry"}: ${message}` });
      continue;
    }
    const entry = parsed.data;
    // The studio's name is part of every slug, so that studios can't take each other's addresses.
    const slug = `${studio}-${entry.id}`;
    if (taken.has(slug)) refused.push({ game: entry.id, problem: "The feed has this id twice" });
    else if (!slugPattern.test(slug) || slug.length > longestSlug || isOwnSlug(slug))
      refused.push({ game: entry.id, problem: `${slug} can't be the address of a page` });
    else games.push({ slug, entry });
    taken.add(slug);
  }
  return { games, refused };
}

/** Describes an invalid entry to operators, without repeating arbitrary text from the studio. */
function nameOf(item: unknown, index: number): string {
  const { id } = Object(item) as { id?: unknown };
  return typeof id === "string" && slugPattern.test(id) && id.length <= longestSlug
    ? id
    : `entry ${index + 1}`;
}
