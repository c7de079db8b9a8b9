import { americanRoulette } from "./american-roulette/math/american-roulette.ts";
import { baccarat } from "./baccarat/math/baccarat.ts";
import { blackjack } from "./blackjack/math/blackjack.ts";
import { deucesWild } from "./deuces-wild/math/deuces-wild.ts";
import { dice } from "./dice/math/dice.ts";
import { hiLo } from "./hi-lo/math/hi-lo.ts";
import { jacksOrBetter } from "./jacks-or-better/math/jacks-or-better.ts";
import { keno } from "./keno/math/keno.ts";
import type { GameMath } from "./kit/math/game.ts";
import { americanLayout, europeanLayout } from "./kit/math/roulette-layout.ts";
import { mines } from "./mines/math/mines.ts";
import { plinko } from "./plinko/math/plinko.ts";
import { roulette } from "./roulette/math/roulette.ts";
import { slotGame } from "./slots/math/slot-game.ts";
import { slots } from "./slots/math/slots.ts";

/** A game with what may be bet and done in it, for the properties that hold for all of them. */
export type AnyGame = { math: GameMath<never, unknown, never>; bets: unknown[]; actions: unknown[] };

const stake = 1237;
const table = (spots: Iterable<string>): unknown[] => [...spots].map((spot) => ({ bets: [{ spot, stake }] }));
const kinds = (...names: string[]): unknown[] => names.map((kind) => ({ kind }));
const holds = Array.from({ length: 32 }, (_, mask) => ({
  kind: "draw",
  hold: Array.from({ length: 5 }, (_, place) => Boolean(mask & (1 << place))),
}));

export const allGames: readonly AnyGame[] = [
  { math: roulette, bets: table(europeanLayout.spots.keys()), actions: [] },
  { math: americanRoulette, bets: table(americanLayout.spots.keys()), actions: [] },
  {
    math: blackjack,
    bets: [{ stake }, { stake: 1 }],
    actions: kinds("hit", "stand", "double", "split", "insure", "decline"),
  },
  {
    math: baccarat,
    bets: ["player", "banker", "tie", "playerPair", "bankerPair"].map((kind) => ({
      bets: [{ kind, stake }],
    })),
    actions: [],
  },
  { math: jacksOrBetter, bets: [{ stake }], actions: holds },
  { math: deucesWild, bets: [{ stake }], actions: holds },
  {
    math: keno,
    bets: Array.from({ length: 10 }, (_, i) => ({
      stake,
      picks: Array.from({ length: i + 1 }, (_, n) => n * 8 + 1),
    })),
    actions: [],
  },
  {
    math: dice,
    bets: [
      { stake, direction: "under", target: 10 },
      { stake, direction: "over", target: 199 },
    ],
    actions: [],
  },
  {
    math: mines,
    bets: Array.from({ length: 24 }, (_, i) => ({ stake, mines: i + 1 })),
    actions: [{ kind: "cashOut" }, ...Array.from({ length: 25 }, (_, tile) => ({ kind: "reveal", tile }))],
  },
  {
    math: plinko,
    bets: ["low", "medium", "high"].flatMap((risk) => [8, 11, 16].map((rows) => ({ stake, rows, risk }))),
    actions: [],
  },
  { math: hiLo, bets: [{ stake }], actions: kinds("higher", "lower", "same", "skip", "cashOut") },
  ...slots.map((slot) => ({ math: slotGame(slot), bets: [{ stake }, { stake: 1 }], actions: [] })),
].map((game) => game as unknown as AnyGame);
