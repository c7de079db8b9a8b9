import { data, type RouterContextProvider } from "react-router";
import { loadWords } from "../../words.server.ts";
import { cardMaker, loadCategories, loadGames, requireChannel } from "./catalogue.server.ts";
import { loadLookups } from "./lookups.server.ts";

type Context = Readonly<RouterContextProvider>;

/** The page size: one screenful, so that rendering is quick. */
const PAGE_CARDS = 24;
export const SUB_CATEGORY_KEY = "sub";

/** All games of a category or sub-category, one page at a time. */
export async function loadCategory(context: Context, url: URL, slug: string) {
  const channel = requireChannel(context, url);
  const [games, categories, lookups] = await Promise.all([
    loadGames(context),
    loadCategories(context, channel),
    loadLookups(context),
  ]);
  const category = categories.find((each) => each.slug === slug);
  if (!category) throw data(null, { status: 404 });
  const query = url.searchParams;
  const sub = category.subCategories.find((each) => each.slug === query.get(SUB_CATEGORY_KEY));
  const byId = new Map(games.map((game) => [game.id, game]));
  const listed = (sub ?? category).games.flatMap((id) => (byId.has(id) ? [byId.get(id)!] : []));
  const pages = Math.max(1, Math.ceil(listed.length / PAGE_CARDS));
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);
  if (page > pages) throw data(null, { status: 404 });
  return {
    words: loadWords(context, "lobby"),
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
    cards: listed.slice((page - 1) * PAGE_CARDS, page * PAGE_CARDS).map(cardMaker(context)),
    page,
    pages,
    total: listed.length,
  };
}

export type CategoryData = Awaited<ReturnType<typeof loadCategory>>;
