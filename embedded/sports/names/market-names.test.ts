import { readFileSync } from "node:fs";
import { languageCodes } from "@parlour/contracts/languages";
import {
  competitions,
  jointOf,
  marketKinds,
  offeredMarkets,
  parseMarketId,
  sportIds,
  sports,
  squadOf,
} from "@parlour/sports";
import { createTranslator } from "@parlour/web/i18n/translator";
import { expect, test } from "vitest";
import { counted, type EventNames, marketName } from "./market-names.ts";
import { outcomeName, selectionName } from "./outcome-names.ts";

const translator = (language: string) =>
  createTranslator(
    language,
    JSON.parse(
      readFileSync(new URL(`../../../languages/${language}/sports/markets.json`, import.meta.url), "utf8"),
    ),
  );
const t = translator("en");
const names: EventNames = {
  sport: "football",
  home: "Brackwater Rovers",
  away: "Hollin Vale",
  players: { "p-1": "Joss Ambrask" },
};

test.each([
  ["result:points:match:::", "draw", "Match result", "Draw"],
  ["total:points:match:2.5::", "over", "Total goals", "Over 2.5"],
  ["handicap:points:s1:-0.25::", "home", "Handicap (goals) · 1st half", "Brackwater Rovers −0.25"],
  ["handicap:points:s1:-0.25::", "away", "Handicap (goals) · 1st half", "Hollin Vale +0.25"],
  ["teamTotal:points:match:1.5:away:", "under", "Hollin Vale: total goals", "Under 1.5"],
  ["doubleChance:points:match:::", "draw-away", "Double chance", "Draw or Hollin Vale"],
  ["periodMatch:points:s1:::", "home-draw", "1st half / full time", "Brackwater Rovers / Draw"],
  ["margin:points:match:::", "away:2-3", "Winning margin", "Hollin Vale by 2–3"],
  ["correctScore:points:match:::", "2-1", "Correct score", "2–1"],
  ["result:corners:match:::", "home", "Most corners", "Brackwater Rovers"],
  ["highestPeriod:points:match:::", "s2", "Highest-scoring period", "2nd half"],
  ["winnerTotal:points:match:2.5::", "draw-under", "Result and total goals", "Draw / Under 2.5"],
  ["bothTotal:points:match:1.5::", "yes", "Both sides over (goals)", "Yes 1.5"],
  ["outright:points:match:::1", "p-1", "Outright winner", "Joss Ambrask"],
  ["outright:points:match:::3", "p-1", "Top 3 finish", "Joss Ambrask"],
  ["scorer:points:match:::2", "p-1", "To score 2 or more", "Joss Ambrask"],
  ["playerTotal:p-1:match:24.5::", "over", "Joss Ambrask: total goals", "Over 24.5"],
])("names %s %s", (id, outcome, market, selection) => {
  const parsed = parseMarketId(id)!;
  expect(marketName(t, parsed, names)).toBe(market);
  expect(selectionName({ t, language: "en" }, parsed, outcome, names)).toBe(selection);
});

test("a line uses the decimal separator of the language", () => {
  const french = { t: translator("fr"), language: "fr" };
  expect(selectionName(french, parseMarketId("total:points:match:2.25::")!, "over", names)).toBe(
    "Plus de 2,25",
  );
  const handicap = parseMarketId("handicap:points:match:-0.5::")!;
  expect(selectionName(french, handicap, "away", names)).toBe("Hollin Vale +0,5");
});

test("the units of a sport are the same as in its model", () => {
  for (const id of sportIds) expect(counted[id]).toEqual([sports[id].points, sports[id].segment]);
});

test.each([
  ["basketball", "scorer:points:match:::20", "To score 20 or more points"],
  ["basketball", "playerTotal:p-1:match:24.5::", "Joss Ambrask: total points"],
  ["american-football", "scorer:points:match:::1", "Anytime touchdown scorer"],
  ["american-football", "scorer:points:match:::2", "To score 2 or more touchdowns"],
  ["baseball", "scorer:points:match:::1", "To hit a home run"],
  ["cricket", "overTotal:points:s1:7.5::4", "Over 4: total runs · 1st innings"],
  ["cricket", "overWicket:points:s2:::20", "Over 20: wicket to fall · 2nd innings"],
] as const)("in %s, %s is named %s", (sport, id, text) => {
  expect(marketName(t, parseMarketId(id)!, { ...names, sport })).toBe(text);
});

const named = ["football", "basketball", "american-football", "baseball", "cricket"] as const;
test.each(named)("every outcome of %s has a different name, in every language", (sport) => {
  const competition = competitions.find((one) => one.sport === sport)!;
  const [home, away] = competition.participants;
  const players = [...squadOf(home!, "home"), ...squadOf(away!, "away")];
  const model = sports[sport].model(home!.strength, away!.strength, players);
  const known = { ...names, sport, players: Object.fromEntries(players.map(({ id, name }) => [id, name])) };
  const markets = offeredMarkets(sports[sport], jointOf(model, model.start()), "preMatch");
  for (const language of languageCodes) {
    const translate = translator(language);
    for (const { market } of markets) {
      expect(marketName(translate, market, known)).not.toMatch(/markets\.|\{/);
      const texts = marketKinds[market.kind]
        .outcomes(market, model.context)
        .map((outcome) => outcomeName(translate, market, outcome, known));
      expect(new Set(texts).size, texts.join(", ")).toBe(texts.length);
      expect(texts.join()).not.toMatch(/markets\.|home|away/);
    }
  }
});
