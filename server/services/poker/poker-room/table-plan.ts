import type { Rake } from "@parlour/poker/engine/state";
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
  cashTable({ id: "amber", name: "Amber", bigBlind: 2, rake: rakeUpTo(5, 10) }),
  cashTable({ id: "basalt", name: "Basalt", bigBlind: 10, rake: rakeUpTo(25, 50) }),
  cashTable({ id: "cinnabar", name: "Cinnabar", bigBlind: 50, rake: rakeUpTo(50, 200) }),
  cashTable({ id: "damask", name: "Damask", bigBlind: 200, seats: 9 }),
  cashTable({ id: "ebony", name: "Ebony", bigBlind: 100, seats: 2 }),
  cashTable({ id: "fresco", name: "Fresco", bigBlind: 50, game: "omaha", limit: "pot" }),
];
