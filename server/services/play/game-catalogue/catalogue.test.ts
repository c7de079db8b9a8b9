import type { GameDocument } from "@parlour/contracts/entities/game-document";
import type { GameSettings } from "@parlour/contracts/entities/game-settings";
import type { Location } from "@parlour/rules/geo-filter";
import { describe, expect, it } from "vitest";
import { createCatalogue } from "./catalogue.ts";
import { defaultSettings } from "./configured-game.ts";

const place = { bucket: "default", language: "en" };
const visitor = { address: "127.0.0.1" };

const document = (id: string, slug: string, rest: Partial<GameDocument> = {}): GameDocument => ({
  type: "casino_game_page",
  id,
  slug,
  channel: "casino",
  category: "slots",
  subCategory: null,
  badge: null,
  addedAt: "2026-01-01",
  name: slug,
  cardImageAltText: slug,
  description: slug,
  rules: ["Play."],
  pays: [],
  geoTargetingFilter: null,
  ...rest,
});

const category = (slug: string, channel: "casino" | "live-casino" = "casino") => ({
  slug,
  channel,
  name: slug,
  title: slug,
  description: slug,
  subCategories: [
    { slug: "classics", name: "Classics", title: "Classics" },
    { slug: "others", name: "Others", title: "Others" },
  ],
});

const figuresOf = (returnToPlayer: number) => ({
  returnToPlayer,
  returnWithin: 0.2,
  maximumWin: 500,
  hitRate: null,
});

function catalogueOf(documents: readonly GameDocument[], where: Location | null = null) {
  const flags = { dynamicCardsEnabled: true };
  const published = [...documents];
  const gameSettings = new Map<string, GameSettings>();
  const listeners = new Set<(kind: "game") => void>();
  const catalogue = createCatalogue({
    content: {
      find: async () => ({
        language: "en",
        key: "game-categories",
        etag: "",
        body: { items: [category("slots"), category("tables"), category("live", "live-casino")] },
      }),
      list: async () => published.map((body) => ({ language: "en", key: body.slug, etag: "", body })),
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    offer: {
      find: (slug) =>
        slug === "closed"
          ? undefined
          : {
              id: idOf(slug),
              slug,
              figures: figuresOf(96.5),
              features: ["free-spins"],
              volatility: "high",
              payTables: [],
              table: null,
              variants: variantsOf(slug),
            },
    },
    gameSettings: { list: async () => gameSettings, defaultOf: () => defaultSettings, onChange: () => {} },
    hasArt: (slug) => slug !== "undrawn",
    settings: { get: async () => ({ bucket: "default", languageDefault: "en", ...flags }) },
    location: { findForContent: async () => where },
  });
  const variantsOf = (slug: string) =>
    slug === "varied"
      ? [
          { name: "usual", title: "Usual", figures: figuresOf(96.5), payTables: [] },
          { name: "tight", title: "Tight", figures: figuresOf(94.25), payTables: [] },
        ]
      : [];
  const idOf = (slug: string) => published.find((each) => each.slug === slug)?.id ?? "";
  const publish = (one: GameDocument) => {
    published.push(one);
    for (const listener of listeners) listener("game");
  };
  return { catalogue, flags, publish, gameSettings };
}

const slugs = (games: readonly { slug: string }[]) => games.map(({ slug }) => slug);

describe("the catalogue", () => {
  it("lists games that are published, offered and have pictures, by category and then by id", async () => {
    const { catalogue } = catalogueOf([
      document("1010", "wheel", { category: "tables" }),
      document("999", "late"),
      document("12", "early"),
      document("5", "closed"),
      document("6", "undrawn"),
      document("7", "homeless", { category: "nowhere" }),
    ]);
    expect(slugs(await catalogue.list(place, visitor))).toEqual(["early", "late", "wheel"]);
    expect(await catalogue.has("999")).toBe(true);
    expect(await catalogue.has("5")).toBe(false);
    expect(await catalogue.find(place, "undrawn", visitor)).toBeUndefined();
  });

  it("applies the operators' settings", async () => {
    const { catalogue, gameSettings } = catalogueOf([
      document("1", "first"),
      document("2", "second", { badge: "new" }),
      document("3", "third"),
    ]);
    gameSettings.set("1", { ...defaultSettings, isOn: false });
    gameSettings.set("3", { ...defaultSettings, position: 1, badge: "exclusive" });
    const listed = await catalogue.list(place, visitor);
    expect(listed.map(({ slug, badge }) => [slug, badge])).toEqual([
      ["third", "exclusive"],
      ["second", "new"],
    ]);
    expect(await catalogue.find(place, "first", visitor)).toBeUndefined();
    expect(await catalogue.has("1")).toBe(false);
    expect((await catalogue.listConfigured()).map(({ id, isOn }) => [id, isOn])).toEqual([
      ["3", true],
      ["1", false],
      ["2", true],
    ]);
  });

  it("shows the return of the variant that operators chose", async () => {
    const { catalogue, gameSettings } = catalogueOf([document("1", "varied"), document("2", "plain")]);
    const variants = [
      { name: "usual", title: "Usual", returnToPlayer: 96.5 },
      { name: "tight", title: "Tight", returnToPlayer: 94.25 },
    ];
    gameSettings.set("1", { ...defaultSettings, variant: "tight" });
    gameSettings.set("2", { ...defaultSettings, variant: "tight" });
    const configured = await catalogue.listConfigured();
    expect(configured.map(({ returnToPlayer }) => returnToPlayer)).toEqual([94.25, 96.5]);
    expect(configured.map((game) => game.variants)).toEqual([variants, []]);
    expect(await catalogue.find(place, "varied", visitor)).toMatchObject({ returnToPlayer: 94.25 });
  });

  it("combines texts, category and proven figures", async () => {
    const { catalogue } = catalogueOf([document("1", "seven", { subCategory: "classics" })]);
    const [listed] = await catalogue.list(place, visitor);
    expect(listed).toMatchObject({
      id: "1",
      linkUrl: "/casino/slots/seven",
      categoryName: "slots",
      subCategoryName: "Classics",
      returnToPlayer: 96.5,
      returnWithin: 0.2,
      maximumWin: 500,
      hitRate: null,
      features: ["free-spins"],
      volatility: "high",
    });
    expect(listed).not.toHaveProperty("rules");
    expect(await catalogue.find(place, "seven", visitor)).toMatchObject({ rules: ["Play."] });
  });

  it("hides games at excluded locations", async () => {
    const geoTargetingFilter = { notIn: { countrySubdivision: { CA: ["ON"] } } };
    const games = [document("1", "far", { geoTargetingFilter }), document("2", "near")];
    const inOntario = catalogueOf(games, { country: "CA", subdivision: "ON" }).catalogue;
    expect(slugs(await inOntario.list(place, visitor))).toEqual(["near"]);
    expect(await inOntario.find(place, "far", visitor)).toBeUndefined();
    const led = catalogueOf([document("1", "far", { geoTargetingFilter, geoRedirect: true })], {
      country: "CA",
      subdivision: "ON",
    }).catalogue;
    expect(await led.find(place, "far", visitor)).toBe("REDIRECTED");
    expect(await led.list(place, visitor)).toEqual([]);
    expect((await inOntario.listCategories(place, visitor))[0]?.games).toEqual(["2"]);
    const inQuebec = catalogueOf(games, { country: "CA", subdivision: "QC" }).catalogue;
    expect(slugs(await inQuebec.list(place, visitor))).toEqual(["far", "near"]);
  });

  it("has no live tables while dynamic cards are off", async () => {
    const live = document("3", "live-wheel", { channel: "live-casino", category: "live" });
    const { catalogue, flags } = catalogueOf([document("1", "seven"), live]);
    expect(slugs(await catalogue.list(place, visitor))).toEqual(["seven", "live-wheel"]);
    flags.dynamicCardsEnabled = false;
    expect(slugs(await catalogue.list(place, visitor))).toEqual(["seven"]);
    expect(slugs(await catalogue.listCategories(place, visitor))).toEqual(["slots"]);
    expect([await catalogue.has("1"), await catalogue.has("3")]).toEqual([true, false]);
  });

  it("fills categories and leaves empty ones out", async () => {
    const { catalogue } = catalogueOf([
      document("1", "seven", { subCategory: "classics" }),
      document("2", "eight"),
    ]);
    const categories = await catalogue.listCategories(place, visitor);
    expect(categories).toMatchObject([
      { slug: "slots", games: ["1", "2"], subCategories: [{ slug: "classics", games: ["1"] }] },
    ]);
  });

  it("shows games that are published later", async () => {
    const { catalogue, publish } = catalogueOf([document("1", "seven")]);
    await catalogue.list(place, visitor);
    publish(document("2", "eight"));
    expect(slugs(await catalogue.list(place, visitor))).toEqual(["seven", "eight"]);
  });
});
