import { type BlindStructure, blindStructures } from "@parlour/poker/tournament/structures";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import type { TournamentConfig } from "./tournament-config.ts";

export type Template = {
  id: string;
  config: TournamentConfig;
  /** The template of the tournaments that the winners of this satellite enter. */
  satelliteOf?: string;
};

type Terms = Pick<TournamentConfig, "name" | "seatCount"> & Partial<TournamentConfig>;

const freezeout = { lateLevels: 0, reEntriesMax: 0, reBuysMax: 0, hasAddOn: false };

function template(id: string, terms: Terms): Template {
  const speed = terms.speed ?? "regular";
  const defaults = {
    game: "holdem" as const,
    currency: "USD",
    buyIn: { prize: 0, fee: 0 },
    bots: null,
    botField: 0,
    guarantee: 0,
    entriesMin: terms.entriesMax ?? terms.seatCount,
    entriesMax: terms.seatCount,
    entryRules: freezeout,
  };
  return {
    id,
    config: { ...defaults, ...terms, speed, structure: terms.structure ?? blindStructures[speed] },
  };
}

type FurtherNames = Record<"duel" | "six" | "freeroll" | "hyper" | "main", string>;

/** The names of the tournaments in the other currencies of the cash tables. */
const furtherCurrencies: Readonly<Record<string, FurtherNames>> = {
  EUR: {
    duel: "Polka",
    six: "Quadrille",
    freeroll: "Euro Freeroll",
    hyper: "Ristretto",
    main: "Euro Main Event",
  },
  GBP: {
    duel: "Parley",
    six: "Sovereign",
    freeroll: "Sterling Freeroll",
    hyper: "Flat White",
    main: "Sterling Main Event",
  },
  CAD: {
    duel: "Portage",
    six: "Six Lakes",
    freeroll: "Maple Freeroll",
    hyper: "Maple Rush",
    main: "Maple Main Event",
  },
  BRL: {
    duel: "Samba",
    six: "Carnival",
    freeroll: "Rio Freeroll",
    hyper: "Cafezinho",
    main: "Rio Main Event",
  },
  BTC: {
    duel: "Hash Duel",
    six: "Block Six",
    freeroll: "Bitcoin Freeroll",
    hyper: "Satoshi Sprint",
    main: "Bitcoin Main Event",
  },
};

/** Returns the templates of one kind in each of the other currencies, with prices worth about as much as in dollars. */
const inFurtherCurrencies = (
  kind: keyof FurtherNames,
  termsIn: (cents: (count: number) => number) => Omit<Terms, "name" | "currency">,
): Template[] =>
  Object.entries(furtherCurrencies).map(([currency, names]) => {
    const cents = (count: number) => (Number(currencyUnitMinor(currency)) * count) / 100;
    const id = `${currency.toLowerCase()}-${kind}`;
    return template(id, { ...termsIn(cents), name: names[kind], currency });
  });

/** The sit & go templates in lobby order. Each always has one tournament open for registration. */
export const sitAndGoTemplates: readonly Template[] = [
  template("practice-six", {
    name: "First Steps",
    seatCount: 6,
    speed: "turbo",
    currency: null,
    bots: "NOVICE",
    botField: 6,
  }),
  template("practice-duel", {
    name: "Sparring",
    seatCount: 2,
    speed: "hyper",
    currency: null,
    bots: "REGULAR",
    botField: 2,
  }),
  template("practice-three-tables", {
    name: "Three Tables",
    seatCount: 6,
    entriesMax: 18,
    speed: "hyper",
    currency: null,
    bots: "NOVICE",
    botField: 18,
  }),
  template("duel-hyper", {
    name: "Quick Duel",
    seatCount: 2,
    speed: "hyper",
    buyIn: { prize: 200, fee: 10 },
  }),
  template("duel-turbo", {
    name: "Turbo Duel",
    seatCount: 2,
    speed: "turbo",
    buyIn: { prize: 500, fee: 25 },
  }),
  template("duel", { name: "Duel", seatCount: 2, buyIn: { prize: 1_000, fee: 50 } }),
  template("six-turbo", {
    name: "Sixpence",
    seatCount: 6,
    speed: "turbo",
    buyIn: { prize: 300, fee: 25 },
  }),
  template("six-bounty", {
    name: "Wanted",
    seatCount: 6,
    speed: "turbo",
    buyIn: { prize: 250, fee: 30 },
    bounty: { kind: "progressive", amount: 250 },
  }),
  template("six", { name: "Half Dozen", seatCount: 6, buyIn: { prize: 1_000, fee: 80 } }),
  template("nine-turbo", {
    name: "Ninepins",
    seatCount: 9,
    speed: "turbo",
    buyIn: { prize: 500, fee: 50 },
  }),
  template("nine", { name: "Full Circle", seatCount: 9, buyIn: { prize: 2_000, fee: 160 } }),
  ...inFurtherCurrencies("duel", (cents) => ({
    seatCount: 2,
    speed: "turbo",
    buyIn: { prize: cents(500), fee: cents(25) },
  })),
  ...inFurtherCurrencies("six", (cents) => ({
    seatCount: 6,
    speed: "turbo",
    buyIn: { prize: cents(300), fee: cents(25) },
  })),
];

/** Multi-table tournaments start with deeper stacks and have a break at least once an hour. */
const deep: BlindStructure = { ...blindStructures.regular, startingChips: 5_000, levelsBetweenBreaks: 6 };
const deepTurbo: BlindStructure = { ...blindStructures.turbo, startingChips: 3_000, levelsBetweenBreaks: 12 };

const late = (lateLevels: number, reEntriesMax: number) => ({ ...freezeout, lateLevels, reEntriesMax });

/** The templates from which the daily schedule and operators create tournaments. */
export const scheduledTemplates: readonly Template[] = [
  template("practice-circuit", {
    name: "Practice Circuit",
    seatCount: 6,
    speed: "hyper",
    currency: null,
    bots: "NOVICE",
    botField: 18,
    entriesMin: 1,
    entriesMax: 36,
    entryRules: late(3, 1),
  }),
  template("practice-masterclass", {
    name: "Practice Masterclass",
    seatCount: 9,
    speed: "turbo",
    currency: null,
    bots: "STRONG",
    botField: 24,
    entriesMin: 1,
    entriesMax: 36,
    entryRules: late(3, 1),
  }),
  template("freeroll", {
    name: "Welcome Freeroll",
    seatCount: 9,
    speed: "turbo",
    guarantee: 2_500,
    entriesMin: 2,
    entriesMax: 500,
    entryRules: late(4, 0),
  }),
  template("small-hyper", {
    name: "Espresso",
    seatCount: 6,
    speed: "hyper",
    buyIn: { prize: 100, fee: 10 },
    guarantee: 1_000,
    entriesMin: 2,
    entriesMax: 500,
    entryRules: late(4, 1),
  }),
  template("turbo", {
    name: "Evening Turbo",
    seatCount: 9,
    speed: "turbo",
    structure: deepTurbo,
    buyIn: { prize: 500, fee: 50 },
    guarantee: 5_000,
    entriesMin: 3,
    entriesMax: 1_000,
    entryRules: late(8, 2),
  }),
  template("main", {
    name: "Daily Main Event",
    seatCount: 9,
    structure: deep,
    buyIn: { prize: 2_000, fee: 200 },
    guarantee: 20_000,
    entriesMin: 4,
    entriesMax: 1_000,
    entryRules: late(8, 2),
  }),
  template("re-buy", {
    name: "Second Helping",
    seatCount: 9,
    speed: "turbo",
    structure: deepTurbo,
    buyIn: { prize: 300, fee: 30 },
    guarantee: 5_000,
    entriesMin: 3,
    entriesMax: 500,
    entryRules: { lateLevels: 8, reEntriesMax: 0, reBuysMax: 3, hasAddOn: true },
    extraChips: { reBuy: 3_000, addOn: 4_500 },
  }),
  template("bounty", {
    name: "Bounty Hunt",
    seatCount: 9,
    speed: "turbo",
    structure: deepTurbo,
    buyIn: { prize: 500, fee: 75 },
    bounty: { kind: "fixed", amount: 250 },
    guarantee: 3_000,
    entriesMin: 3,
    entriesMax: 500,
    entryRules: late(8, 2),
  }),
  template("progressive-bounty", {
    name: "Rising Bounty",
    seatCount: 9,
    structure: deep,
    buyIn: { prize: 1_000, fee: 200 },
    bounty: { kind: "progressive", amount: 1_000 },
    guarantee: 5_000,
    entriesMin: 3,
    entriesMax: 1_000,
    entryRules: late(8, 2),
  }),
  {
    ...template("main-satellite", {
      name: "Main Event Satellite",
      seatCount: 9,
      speed: "hyper",
      buyIn: { prize: 400, fee: 40 },
      // The prize pool covers at least one entry to the main event.
      guarantee: 2_200,
      entriesMin: 2,
      entriesMax: 200,
      entryRules: late(4, 1),
    }),
    satelliteOf: "main",
  },
  template("omaha", {
    name: "Omaha Turbo",
    seatCount: 6,
    game: "omaha",
    speed: "turbo",
    structure: deepTurbo,
    buyIn: { prize: 500, fee: 50 },
    entriesMin: 3,
    entriesMax: 500,
    entryRules: late(8, 1),
  }),
  ...inFurtherCurrencies("freeroll", (cents) => ({
    seatCount: 9,
    speed: "turbo",
    guarantee: cents(2_500),
    entriesMin: 2,
    entriesMax: 500,
    entryRules: late(4, 0),
  })),
  ...inFurtherCurrencies("hyper", (cents) => ({
    seatCount: 6,
    speed: "hyper",
    buyIn: { prize: cents(100), fee: cents(10) },
    guarantee: cents(1_000),
    entriesMin: 2,
    entriesMax: 500,
    entryRules: late(4, 1),
  })),
  ...inFurtherCurrencies("main", (cents) => ({
    seatCount: 9,
    structure: deep,
    buyIn: { prize: cents(1_000), fee: cents(100) },
    guarantee: cents(5_000),
    entriesMin: 4,
    entriesMax: 1_000,
    entryRules: late(8, 2),
  })),
];

/** The other currencies in which tournaments take place, besides dollars. */
export const furtherTournamentCurrencies: readonly string[] = Object.keys(furtherCurrencies);
