import { data, type RouterContextProvider } from "react-router";
import { loadWords } from "../../words.server.ts";
import { loadCategories, loadGames, requireChannel } from "./catalogue.server.ts";
import { loadListing } from "./listing.server.ts";
import { loadLookups } from "./lookups.server.ts";

type Context = Readonly<RouterContextProvider>;

export const SUB_CATEGORY_KEY = "sub";

/** The games of a category or sub-category that match the URL's filter, one page at a time. */
export async function loadCategory(context: Context, url: URL, slug: string) {
  const channel = requireChannel(context, url);
  const [games, categories, lookups] = await Promise.all([
    loadGames(context),
    loadCategories(context, channel),
    loadLookups(context),
  ]);
  const category = categories.find((each) => each.slug === slug);
  if (!category) throw data(null, { status: 404 });
  const sub = category.subCategories.find((each) => each.slug === url.searchParams.get(SUB_CATEGORY_KEY));
  const byId = new Map(games.map((game) => [game.id, game]));
  const listed = (sub ?? category).games.flatMap((id) => (byId.has(id) ? [byId.get(id)!] : []));
  const path = `/${channel.path}/${slug}`;
  return {
    words: loadWords(context, "lobby", "browse"),
    channel: channel.path,
    categories: categories.map(({ slug: each, name }) => ({ slug: each, name })),
    category: {
      slug,
      name: category.name,
      title: sub?.title ?? category.title,
      description: category.description,
      subCategories: category.subCategories.map(({ slug: each, name }) => ({ slug: each, name })),
    },
    sub: sub?.slug ?? null,
    lookups,
    listing: await loadListing(context, url, { games: listed, path, sub: sub?.slug ?? null }),
  };
}

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;
