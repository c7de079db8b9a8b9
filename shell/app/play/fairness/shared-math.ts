import type { GameMath } from "@parlour/games/kit/math/game";
import type { RandomSource } from "@parlour/games/kit/math/random-source";

/** The published data of a shared round. */
export type TableClaim = {
  number: number;
  /** The multiplier at which the player cashed out, in hundredths. */
  leftAt: number | null;
  outcome: unknown;
};

/** The part of a shared game that is needed to draw a round again. */
export type SharedMath<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  bet: GameMath<Bet>["bet"];
  /** Drawn before betting opens, such as the runners of a race. */
  prepare(random: RandomSource): Field;
  /** The outcome that decides the bets, without presentation. */
  draw(field: Field, random: RandomSource): Outcome;
  winOf(parts: { field: Field; bet: Bet; outcome: Outcome; leftAt: number | null }): number;
};

const shared = <Bet, Field, Outcome>(math: SharedMath<Bet, Field, Outcome>) => math as unknown as SharedMath;

const games: Readonly<Record<string, () => Promise<SharedMath>>> = {
  crash: async () => {
    const { crashBet, crashPoint, crashWin } = await import("@parlour/games/crash/math/crash");
    return shared({
      slug: "crash",
      bet: crashBet,
      prepare: () => null,
      draw: (_field, random) => ({ point: crashPoint(random) }),
      winOf: ({ bet, outcome, leftAt }) => crashWin(bet.stake, leftAt, outcome.point),
    });
  },
  "live-roulette": async () => {
    const { rouletteBet, settleSpot, spinWheel } = await import("@parlour/games/kit/math/roulette-game");
    const { europeanLayout } = await import("@parlour/games/kit/math/roulette-layout");
    return shared({
      slug: "live-roulette",
      bet: rouletteBet(europeanLayout),
      prepare: () => null,
      draw: (_field, random) => ({ pocket: spinWheel(europeanLayout, random) }),
      winOf: ({ bet, outcome }) =>
        bet.bets.reduce(
          (sum, { spot, stake }) => sum + settleSpot(europeanLayout, spot, stake, outcome.pocket),
          0,
        ),
    });
  },
  "horse-race": async () => {
    const { horseRaceBet, raceWin } = await import("@parlour/games/horse-race/math/horse-race");
    const { drawRaceCard } = await import("@parlour/games/horse-race/math/race-card");
    const { runRace } = await import("@parlour/games/horse-race/math/run-race");
    return shared({
      slug: "horse-race",
      bet: horseRaceBet,
      prepare: drawRaceCard,
      draw: (card, random) => ({ order: runRace(card, random).order }),
      winOf: ({ field, bet, outcome }) =>
        bet.bets.reduce((sum, one) => sum + raceWin(field, outcome, one), 0),
    });
  },
};

export const sharedGames: readonly string[] = Object.keys(games);

export const loadSharedMath = async (slug: string): Promise<SharedMath | undefined> => await games[slug]?.();

/** Extracts the outcome from a stored round's view. */
export function tableClaimOf(view: unknown): TableClaim {
  const { number, leftAt, outcome } = view as { number: number; leftAt: number | null; outcome: object };
  const decisive = ["point", "pocket", "order"];
  const kept = Object.entries(outcome ?? {}).filter(([name]) => decisive.includes(name));
  return { number, leftAt, outcome: Object.fromEntries(kept) };
}
