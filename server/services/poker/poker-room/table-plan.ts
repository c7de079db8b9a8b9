import type { Rake } from "@parlour/poker/engine/state";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import type { TableConfig } from "./table-config.ts";

const noRake: Rake = { basisPoints: 0, caps: [], noFlopNoDrop: true };

/** A rake of five percent with one cap for heads-up play and one for more players; no flop, no drop. */
const rakeUpTo = (headsUp: number, full: number): Rake => ({
  basisPoints: 500,
  caps: [
    { players: 2, cap: headsUp },
    { players: 3, cap: full },
  ],
  noFlopNoDrop: true,
});

type Plan = Pick<TableConfig, "id" | "name" | "bigBlind"> & Partial<TableConfig>;

const cashTable = (plan: Plan): TableConfig => ({
  game: "holdem",
  limit: "none",
  seats: 6,
  smallBlind: plan.bigBlind / 2,
  minBuyIn: 40 * plan.bigBlind,
  maxBuyIn: 100 * plan.bigBlind,
  currency: "USD",
  bots: null,
  rake: rakeUpTo(50, 300),
  ...plan,
});

const practiceTable = (plan: Plan & Required<Pick<TableConfig, "bots">>): TableConfig =>
  cashTable({ currency: null, rake: noRake, ...plan });

/** Short deck: every player pays an ante, and the button posts the only blind. */
const shortDeck = (ante: number) =>
  ({ game: "shortDeck", bigBlind: ante, options: { ante, buttonBlind: true } }) as const;

/** A fast-fold pool. Its players are anonymous, because they face different opponents in every hand. */
const fastFoldPool = (plan: Plan): TableConfig =>
  cashTable({
    ...plan,
    fastFold: { members: 60, entries: 2 },
    options: { anonymous: { revealAfterHours: 24 } },
  });

/** The names of the tables in currencies other than dollars: micro and low stakes, Omaha, and a fast-fold pool. */
const furtherCurrencies: Readonly<Record<string, readonly [string, string, string, string]>> = {
  EUR: ["Bramble", "Clover", "Fern", "Zephyr"],
  GBP: ["Heron", "Kestrel", "Linnet", "Swift"],
  CAD: ["Alder", "Cedar", "Spruce", "Blizzard"],
  BRL: ["Acacia", "Jacaranda", "Tamarind", "Monsoon"],
  BTC: ["Cobalt", "Iridium", "Rhodium", "Pulsar"],
};

/** The tables in a currency other than US dollars. Their stakes are worth about as much as those in dollars. */
function tablesIn(currency: string, [micro, low, omaha, pool]: readonly [string, string, string, string]) {
  const cents = (count: number) => (Number(currencyUnitMinor(currency)) * count) / 100;
  const plan = (name: string, blind: number): Plan => ({
    id: `${currency}-${name}`.toLowerCase(),
    name,
    currency,
    bigBlind: cents(blind),
    rake: rakeUpTo(cents(blind * 2), cents(blind * 4)),
  });
  return [
    cashTable(plan(micro, 10)),
    cashTable({ ...plan(low, 50), options: { straddle: true, runItTwice: true } }),
    cashTable({ ...plan(omaha, 50), game: "omaha", limit: "pot" }),
    fastFoldPool(plan(pool, 20)),
  ];
}

/** The tables of the room, in the order of the lobby. A server adds missing tables when it starts. */
export const tablePlan: readonly TableConfig[] = [
  practiceTable({
    id: "practice-lounge",
    name: "Lounge",
    bigBlind: 20,
    bots: { level: "NOVICE", count: 4 },
  }),
  practiceTable({
    id: "practice-library",
    name: "Library",
    bigBlind: 50,
    bots: { level: "REGULAR", count: 4 },
  }),
  practiceTable({
    id: "practice-observatory",
    name: "Observatory",
    bigBlind: 100,
    bots: { level: "STRONG", count: 5 },
  }),
  practiceTable({
    id: "practice-duel",
    name: "Duel",
    bigBlind: 50,
    seats: 2,
    bots: { level: "REGULAR", count: 1 },
  }),
  practiceTable({
    id: "practice-orangery",
    name: "Orangery",
    bigBlind: 50,
    game: "omaha",
    limit: "pot",
    bots: { level: "REGULAR", count: 4 },
  }),
  practiceTable({
    id: "practice-foundry",
    name: "Foundry",
    bigBlind: 50,
    bots: { level: "REGULAR", count: 4 },
    options: { straddle: true, runItTwice: true, bombPot: { everyHands: 4, ante: 100, boards: 2 } },
  }),
  practiceTable({
    id: "practice-gallery",
    name: "Gallery",
    bigBlind: 50,
    limit: "fixed",
    bots: { level: "NOVICE", count: 4 },
  }),
  practiceTable({
    id: "practice-cellar",
    name: "Cellar",
    ...shortDeck(50),
    bots: { level: "REGULAR", count: 4 },
  }),
  practiceTable({
    id: "practice-terrace",
    name: "Terrace",
    bigBlind: 50,
    game: "omahaHiLo",
    limit: "pot",
    bots: { level: "REGULAR", count: 4 },
  }),
  practiceTable({
    id: "practice-pavilion",
    name: "Pavilion",
    bigBlind: 50,
    game: "omaha5",
    limit: "pot",
    bots: { level: "REGULAR", count: 4 },
  }),
  practiceTable({
    id: "practice-rotunda",
    name: "Rotunda",
    bigBlind: 50,
    game: "omaha5HiLo",
    limit: "pot",
    bots: { level: "REGULAR", count: 4 },
  }),
  cashTable({ id: "amber", name: "Amber", bigBlind: 2, rake: rakeUpTo(5, 10) }),
  cashTable({ id: "basalt", name: "Basalt", bigBlind: 10, rake: rakeUpTo(25, 50) }),
  cashTable({
    id: "cinnabar",
    name: "Cinnabar",
    bigBlind: 50,
    rake: rakeUpTo(50, 200),
    options: { straddle: true, runItTwice: true },
  }),
  cashTable({
    id: "damask",
    name: "Damask",
    bigBlind: 200,
    seats: 9,
    options: { straddle: true, runItTwice: true, bombPot: { everyHands: 20, ante: 400, boards: 1 } },
  }),
  cashTable({ id: "ebony", name: "Ebony", bigBlind: 100, seats: 2 }),
  cashTable({ id: "fresco", name: "Fresco", bigBlind: 50, game: "omaha", limit: "pot" }),
  cashTable({
    id: "garnet",
    name: "Garnet",
    bigBlind: 50,
    game: "omaha",
    limit: "pot",
    options: { runItTwice: true, bombPot: { everyHands: 10, ante: 100, boards: 2 } },
  }),
  cashTable({
    id: "heather",
    name: "Heather",
    bigBlind: 50,
    rake: rakeUpTo(50, 200),
    options: { anonymous: { revealAfterHours: 24 } },
  }),
  cashTable({ id: "indigo", name: "Indigo", bigBlind: 100, limit: "fixed", rake: rakeUpTo(50, 200) }),
  cashTable({ id: "jasper", name: "Jasper", bigBlind: 50, rake: rakeUpTo(50, 200), options: { ante: 10 } }),
  cashTable({ id: "kyanite", name: "Kyanite", ...shortDeck(50), rake: rakeUpTo(50, 200) }),
  cashTable({ id: "lapis", name: "Lapis", bigBlind: 50, game: "omahaHiLo", limit: "pot" }),
  cashTable({ id: "malachite", name: "Malachite", bigBlind: 100, game: "omahaHiLo", limit: "fixed" }),
  cashTable({ id: "nacre", name: "Nacre", bigBlind: 50, game: "omaha5", limit: "pot" }),
  cashTable({ id: "opal", name: "Opal", bigBlind: 50, game: "omaha5HiLo", limit: "pot" }),
  fastFoldPool({
    id: "practice-express",
    name: "Express",
    bigBlind: 20,
    currency: null,
    rake: noRake,
    bots: { level: "NOVICE", count: 30 },
  }),
  fastFoldPool({ id: "meteor", name: "Meteor", bigBlind: 10, rake: rakeUpTo(25, 50) }),
  fastFoldPool({ id: "comet", name: "Comet", bigBlind: 50, rake: rakeUpTo(50, 200) }),
  ...Object.entries(furtherCurrencies).flatMap(([currency, names]) => tablesIn(currency, names)),
];
