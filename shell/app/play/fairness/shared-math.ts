import type { GameMath } from "@parlour/games/kit/math/game";
import type { RandomSource } from "@parlour/games/kit/math/random-source";
import type { Choice, SharedGame } from "@parlour/games/kit/math/shared-game";

/** The stored record of a round that all players at a table shared. */
export type TableClaim = {
  number: number;
  /** The multiplier at which the player cashed out, in hundredths. */
  leftAt: number | null;
  /** The player's choices during the round. */
  choices: readonly Choice[];
  outcome: unknown;
};

/** The parts of a shared-round game that are needed to repeat a draw. */
export type SharedMath<Bet = unknown, Field = unknown, Outcome = unknown> = {
  slug: string;
  bet: GameMath<Bet>["bet"];
  /** Draws what is known before betting opens, such as the runners of a race. */
  prepare(random: RandomSource): Field;
  /** Draws only the part of the outcome that determines how bets are settled, without data for the animation. */
  draw(field: Field, random: RandomSource): Outcome;
  winOf(parts: {
    field: Field;
    bet: Bet;
    outcome: Outcome;
    leftAt: number | null;
    choices: readonly Choice[];
  }): number;
};

export function sharedMathOf(game: SharedGame, decidedBy: readonly string[]): SharedMath {
  const { slug, bet, exit } = game;
  return {
    slug,
    bet,
    prepare: (random) => game.prepare(random),
    draw: (field, random) => pick(game.draw(field, random), decidedBy),
    winOf({ field, bet, outcome, leftAt, choices }) {
      if (exit === undefined || leftAt === null) return game.winOf(field, bet, outcome, choices);
      return leftAt <= exit.reachOf(outcome) ? exit.winAt(bet, leftAt) : 0;
    },
  };
}

/** Extracts the record to be verified from the stored view of a round. */
export function tableClaimOf(view: unknown, decidedBy: readonly string[]): TableClaim {
  const { number, leftAt, outcome, choices } = view as Omit<TableClaim, "choices"> & Partial<TableClaim>;
  return { number, leftAt, choices: choices ?? [], outcome: pick(outcome, decidedBy) };
}

function pick(outcome: unknown, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(outcome ?? {}).filter(([name]) => names.includes(name)));
}
