import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchGames } from "./game-search.ts";

const games = [
  "Roulette",
  "American Roulette",
  "Brass Orchard",
  "Midnight Conservatory",
  "Plinko",
  "Café Royale",
  "Dealer’s Choice",
  "Keno",
  "The Clockmaker",
  "The Gilded Lift",
  "Jacks or Better",
  "Crown & Key",
  "Hi-Lo",
  "轮盘",
].map((name, index) => ({ id: String(index), name }));
const swapped = (word: string, at: number) =>
  word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
const found = (term: string) => searchGames(games, term).map(({ name }) => name);

describe("searchGames", () => {
  it("finds games by their studio", () => {
    const games = [
      { id: "1", name: "Lantern Row", categoryName: "Slots", studio: "Workbench" },
      { id: "2", name: "Dice", categoryName: "Instant games", studio: null },
    ];
    expect(searchGames(games, "workbench").map(({ id }) => id)).toEqual(["1"]);
  });

  it("finds games by their category after those with the name", () => {
    const cards = [
      { id: "1", name: "Deuces Wild", categoryName: "Video poker" },
      { id: "2", name: "Poker Night", categoryName: "Slots" },
      { id: "3", name: "Jacks or Better", categoryName: "Videopóker" },
      { id: "4", name: "轮盘", categoryName: "视频扑克" },
    ];
    const ids = (term: string) => searchGames(cards, term).map(({ id }) => id);
    expect(ids("poker")).toEqual(["2", "1", "3"]);
    expect(ids("扑克")).toEqual(["4"]);
    expect(ids("vi")).toEqual([]);
  });

  it.each([
    ["", []],
    ["   ", []],
    ["!?", []],
    ["roulette", ["Roulette", "American Roulette"]],
    ["ROUL", ["Roulette", "American Roulette"]],
    ["roulette american", ["American Roulette"]],
    ["cafe", ["Café Royale"]],
    ["dealers", ["Dealer’s Choice"]],
    ["orch", ["Brass Orchard"]],
    ["servat", ["Midnight Conservatory"]],
    ["plnko", ["Plinko"]],
    ["plikno", ["Plinko"]],
    ["rouelt", ["Roulette", "American Roulette"]],
    ["consevratori", ["Midnight Conservatory"]],
    ["ken", ["Keno"]],
    ["kxn", []],
    ["轮", ["轮盘"]],
    ["zebra", []],
    // Short words must match exactly, even if another word has a typo.
    ["the clockmkaer", ["The Clockmaker"]],
    ["the gilded lfit", ["The Gilded Lift"]],
    ["jacks or bettr", ["Jacks or Better"]],
    ["jacks xr bettr", []],
    ["crown key", ["Crown & Key"]],
    ["Crwon key", ["Crown & Key"]],
    ["crown and key", ["Crown & Key"]],
    ["key&crown", ["Crown & Key"]],
    ["hilo", ["Hi-Lo"]],
    ["hi lo", ["Hi-Lo"]],
    ["jacksorbetter", ["Jacks or Better"]],
    ["jacksorbettr", ["Jacks or Better"]],
    ["pl inko", ["Plinko"]],
  ])("%j", (term, names) => {
    expect(found(term)).toEqual(names);
  });

  it("returns a game once, unless configured otherwise", () => {
    const twice = [games[0]!, games[0]!];
    expect(searchGames(twice, "roulette")).toHaveLength(1);
    expect(searchGames(twice, "roulette", { keepDuplicates: true })).toHaveLength(2);
  });

  it("returns at most eight, or the given limit", () => {
    const many = Array.from({ length: 20 }, (_, id) => ({ id: String(id), name: `Sevens ${id}` }));
    expect(searchGames(many, "sevens")).toHaveLength(8);
    expect(searchGames(many, "sevens", { limit: 3 }).map(({ id }) => id)).toEqual(["0", "1", "2"]);
  });

  it("finds every game by its name and accepts any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (term) => {
        expect(searchGames(games, term).length).toBeLessThanOrEqual(8);
      }),
    );
    for (const game of games) expect(searchGames(games, game.name)[0]).toBe(game);
  });

  it("finds every game with two swapped letters in a long word, or without spaces", () => {
    const slip = fc.record({ game: fc.constantFrom(...games), at: fc.nat() });
    fc.assert(
      fc.property(slip, ({ game, at }) => {
        const slipped = game.name.replace(/[a-z]{4,}/gi, (word) => swapped(word, at % (word.length - 1)));
        expect(searchGames(games, slipped)).toContain(game);
        expect(searchGames(games, game.name.replaceAll(" ", ""))).toContain(game);
      }),
    );
  });
});
