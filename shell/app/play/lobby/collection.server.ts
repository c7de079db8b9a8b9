import { data, type RouterContextProvider } from "react-router";
import { loadWords } from "../../words.server.ts";
import { loadCategories, loadCollections, loadGames, requireChannel } from "./catalogue.server.ts";
import { loadListing } from "./listing.server.ts";
import { loadLookups } from "./lookups.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The games of a collection that match the URL's filter, one page at a time. */
export async function loadCollection(context: Context, url: URL, slug: string) {
  const channel = requireChannel(context, url);
  const [games, categories, collections, lookups] = await Promise.all([
    loadGames(context),
    loadCategories(context, channel),
    loadCollections(context, channel),
    loadLookups(context),
  ]);
  const collection = collections.find((each) => each.slug === slug);
  if (!collection) throw data(null, { status: 404 });
  const byId = new Map(games.map((game) => [game.id, game]));
  const listed = collection.games.flatMap((id) => byId.get(id) ?? []);
  const { title, description } = collection;
  const path = `/${channel.path}/collections/${slug}`;
  return {
    words: loadWords(context, "lobby", "browse"),
    channel: channel.path,
    categories: categories.map(({ slug: each, name }) => ({ slug: each, name })),
    collection: { slug, title, description },
    others: collections
      .filter((each) => each.slug !== slug)
      .map((each) => ({ slug: each.slug, title: each.title })),
    lookups,
    listing: await loadListing(context, url, { games: listed, path }),
  };
}

export type CollectionData = Awaited<ReturnType<typeof loadCollection>>;
