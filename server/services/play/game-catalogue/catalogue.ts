import type { Category } from "@parlour/contracts/entities/category";
import type { Collection } from "@parlour/contracts/entities/collection";
import type { Game, GamePage } from "@parlour/contracts/entities/game";
import type { GameCategoriesDocument, GameDocument } from "@parlour/contracts/entities/game-document";
import { isExcluded } from "@parlour/rules/geo-filter";
import type { OfferedGame } from "@parlour/server/kit/ports/game-offer";
import type { VisitorOrigin } from "@parlour/server/kit/ports/visitor-location";
import type { CatalogueParts } from "./catalogue-parts.ts";
import { applySettings, type ConfiguredGame, toConfiguredGame, withVariant } from "./configured-game.ts";
import { describeGame } from "./describe-game.ts";
import { type NamedCollection, readCollections } from "./read-collections.ts";

type Place = { bucket: string; language: string };
/** A game, and whether visitors from excluded regions are redirected. */
type ShelvedGame = GamePage & Pick<GameDocument, "geoRedirect">;
type Shelf = {
  games: readonly ShelvedGame[];
  /** All games, including those that operators have switched off. */
  all: readonly ConfiguredGame[];
  categories: GameCategoriesDocument["items"];
  collections: readonly NamedCollection[];
};

export type Catalogue = {
  list(place: Place, visitor: VisitorOrigin): Promise<Game[]>;
  /** Returns `REDIRECTED` if the game is excluded at the visitor's location and its visitors are redirected. */
  find(place: Place, slug: string, visitor: VisitorOrigin): Promise<GamePage | "REDIRECTED" | undefined>;
  listCategories(place: Place, visitor: VisitorOrigin): Promise<Category[]>;
  /** Returns the collections with the games that this visitor may see, without empty ones. */
  listCollections(place: Place, visitor: VisitorOrigin): Promise<Collection[]>;
  has(gameId: string): Promise<boolean>;
  /** Returns every game with the operators' settings. */
  listConfigured(): Promise<ConfiguredGame[]>;
};

/**
 * The site's games: those that have published content and pictures and are offered by the games service. The list is
 * built once per language and again when content changes; each request filters it for the visitor.
 */
export function createCatalogue(parts: CatalogueParts): Catalogue {
  const { content, settings, location, gameSettings } = parts;
  let shelves = new Map<string, Promise<Shelf>>();
  content.onChange((kind) => {
    if (kind === "game" || kind === "categories" || kind === "collection") shelves = new Map();
  });
  gameSettings.onChange(() => {
    shelves = new Map();
  });
  parts.offer.onChange?.(() => {
    shelves = new Map();
  });

  const shelfOf = async ({ bucket, language }: Place): Promise<Shelf> => {
    const { languageDefault } = await settings.get();
    const name = `${bucket}\n${language}\n${languageDefault}`;
    const known = shelves.get(name);
    if (known !== undefined) return known;
    const shelf = readShelf(parts, bucket, { language, languageDefault });
    // Requests may name any content bucket and language, so we cache only those that have games.
    const kept = shelf.then(({ all }) => all.length > 0);
    shelves.set(name, shelf);
    const forget = () => shelves.get(name) === shelf && shelves.delete(name);
    kept.then((worth) => worth || forget(), forget);
    return shelf;
  };
  const offered = async (place: Place): Promise<readonly ShelvedGame[]> => {
    const [{ games }, { dynamicCardsEnabled }] = await Promise.all([shelfOf(place), settings.get()]);
    return dynamicCardsEnabled ? games : games.filter(({ channel }) => channel !== "live-casino");
  };
  const shown = async (place: Place, visitor: VisitorOrigin): Promise<readonly GamePage[]> => {
    const [games, here] = await Promise.all([offered(place), location.findForContent(visitor)]);
    return games.filter((game) => !isExcluded(game.geoTargetingFilter, here));
  };

  return {
    async list(place, visitor) {
      return (await shown(place, visitor)).map(withoutPage);
    },
    async find(place, slug, visitor) {
      const [games, here] = await Promise.all([offered(place), location.findForContent(visitor)]);
      const game = games.find((each) => each.slug === slug);
      if (!isExcluded(game?.geoTargetingFilter, here)) return game;
      return game?.geoRedirect ? "REDIRECTED" : undefined;
    },
    async listCategories(place, visitor) {
      const [{ categories }, games] = await Promise.all([shelfOf(place), shown(place, visitor)]);
      return categories
        .map((category) => fillCategory(category, games))
        .filter(({ games }) => games.length > 0);
    },
    async listCollections(place, visitor) {
      const [{ collections }, games] = await Promise.all([shelfOf(place), shown(place, visitor)]);
      const ids = new Map(games.map(({ slug, id }) => [slug, id]));
      return collections
        .map((collection) => ({
          ...collection,
          games: collection.games.flatMap((slug) => ids.get(slug) ?? []),
        }))
        .filter(({ games }) => games.length > 0);
    },
    async has(gameId) {
      const { bucket, languageDefault } = await settings.get();
      const games = await offered({ bucket, language: languageDefault });
      return games.some((game) => game.id === gameId);
    },
    async listConfigured() {
      const { bucket, languageDefault } = await settings.get();
      return [...(await shelfOf({ bucket, language: languageDefault })).all];
    },
  };
}

function withoutPage(shelved: ShelvedGame): Game {
  const { rules: _rules, pays: _pays, payTables: _tables, geoRedirect: _led, ...game } = shelved;
  return game;
}

async function readShelf(
  parts: CatalogueParts,
  bucket: string,
  { language, languageDefault }: { language: string; languageDefault: string },
): Promise<Shelf> {
  const languages = [language, languageDefault];
  const [documents, found, collections, gameSettings] = await Promise.all([
    parts.content.list(bucket, languages, "game"),
    parts.content.find(bucket, languages, "categories", "game-categories"),
    readCollections(parts.content, bucket, { language, languageDefault }),
    parts.gameSettings.list(),
  ]);
  const categories = (found?.body as GameCategoriesDocument | undefined)?.items ?? [];
  const tables = new Set<string>();
  const variants = new Map<string, OfferedGame["variants"]>();
  const described = documents.flatMap(({ body }) => {
    const document = body as GameDocument;
    const offered = parts.offer.find(document.slug);
    const category = categories.find(({ slug }) => slug === document.category);
    if (offered?.id !== document.id || category === undefined || !parts.hasArt(document.slug)) return [];
    if (offered.table !== null) tables.add(offered.id);
    variants.set(offered.id, offered.variants);
    return [describeGame(document, category, withVariant(offered, gameSettings.get(offered.id)))];
  });
  const order = (game: Game) => categories.findIndex(({ slug }) => slug === game.category);
  const placeOf = ({ id }: Game) => gameSettings.get(id)?.position ?? Number.MAX_SAFE_INTEGER;
  described.sort(
    (one, other) =>
      order(one) - order(other) || placeOf(one) - placeOf(other) || Number(one.id) - Number(other.id),
  );
  return {
    games: described.flatMap((game) => applySettings(game, gameSettings.get(game.id)) ?? []),
    all: described.map((game) => {
      const kind = { isTable: tables.has(game.id), variants: variants.get(game.id) ?? [] };
      return toConfiguredGame(game, gameSettings.get(game.id) ?? parts.gameSettings.defaultOf(game.id), kind);
    }),
    categories,
    collections,
  };
}

/** Returns a category with the ids of its games, without empty sub-categories. */
function fillCategory(
  category: GameCategoriesDocument["items"][number],
  games: readonly GamePage[],
): Category {
  const mine = games.filter((game) => game.category === category.slug);
  const subCategories = category.subCategories.map((sub) => ({
    ...sub,
    games: mine.filter((game) => game.subCategory === sub.slug).map(({ id }) => id),
  }));
  return {
    ...category,
    games: mine.map(({ id }) => id),
    subCategories: subCategories.filter((sub) => sub.games.length > 0),
  };
}
