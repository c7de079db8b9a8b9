import type { RoundRecord, RoundSummary, RoundView } from "@parlour/contracts/entities/game-round";
import type { GameMath } from "@parlour/games/kit/math/game";
import { amountOf } from "@parlour/rules/money";
import type { Round } from "@parlour/wagering/rounds";
import { replayViews } from "./draw-steps.ts";
import { mathOf, type RegisteredGame } from "./registered-game.ts";
import { parseRecord, type RoundRecordData } from "./round-record.ts";
import type { Seed } from "./seed-store.ts";

/** Converts an amount to major units, as sent to clients. */
export const major = (amountMinor: number | bigint, currency: string): number =>
  amountOf(BigInt(amountMinor), currency);

type Played = {
  roundId: string;
  currency: string;
  nonce: number;
  record: RoundRecordData;
  view: unknown;
  jackpot: { tier: string; amountMinor: bigint } | null;
  balanceMinor: bigint;
  promotional: boolean;
};

/** Returns the round as seen by the player after the last step of `record`. */
export function toRoundView(played: Played): RoundView {
  const { roundId, currency, nonce, record, view, jackpot, balanceMinor, promotional } = played;
  const sum = (name: "stake" | "win") => record.steps.reduce((total, step) => total + step[name], 0);
  return {
    roundId,
    sequence: record.steps.length,
    nonce,
    stake: major(sum("stake"), currency),
    win: major(sum("win"), currency),
    done: record.done,
    view,
    balance: major(balanceMinor, currency),
    ...(jackpot && { jackpot: { tier: jackpot.tier, amount: major(jackpot.amountMinor, currency) } }),
    promotional,
  };
}

/** Returns the maths that a stored round was played with, which may be older than the current version. */
export function requireMath(game: RegisteredGame, { maths = 1 }: RoundRecordData): GameMath {
  const math = mathOf(game, maths);
  if (!math) throw new Error(`${game.slug} has no maths of version ${maths}`);
  return math;
}

/** Returns a stored round after step `sequence`, or in its current state. */
export function toKeptView(
  game: RegisteredGame,
  round: Round,
  balanceMinor: bigint,
  sequence?: number,
): RoundView {
  const whole = parseRecord(round.record);
  const steps = sequence ?? whole.steps.length;
  const isLast = steps === whole.steps.length;
  return toRoundView({
    roundId: round.roundId,
    currency: round.currency,
    nonce: round.draw?.number ?? 0,
    record: { ...whole, steps: whole.steps.slice(0, steps), done: isLast && whole.done },
    view: replayViews(requireMath(game, whole), whole)[steps - 1],
    jackpot: isLast ? round.jackpot : null,
    balanceMinor,
    promotional: round.grantId !== null,
  });
}

/** Returns the part of a finished round that the game's list of past results needs. */
export function pastOutcomeOf(game: RegisteredGame, round: Round): unknown {
  const record = parseRecord(round.record);
  return requireMath(game, record).pastOf?.(record.state);
}

export function toSummary(round: Round, game: { slug: string } | undefined): RoundSummary {
  const { currency, jackpot } = round;
  return {
    roundId: round.roundId,
    vertical: round.vertical,
    gameId: round.productId,
    slug: game?.slug ?? round.productId,
    currency,
    stake: major(round.stakedMinor, currency),
    win: major(round.wonMinor, currency),
    jackpot: jackpot && { tier: jackpot.tier, amount: major(jackpot.amountMinor, currency) },
    promotional: round.grantId !== null,
    state: round.state,
    startedAt: round.startedAt.toISOString(),
    endedAt: round.endedAt?.toISOString() ?? null,
  };
}

/** Returns everything stored about a round; the draws of an unfinished round stay hidden. */
export function toRecord(
  round: Round,
  game: RegisteredGame | undefined,
  seed: Seed | undefined,
): RoundRecord {
  const data = parseRecord(round.record);
  const isShared = data.steps.some((step) => step.view !== undefined);
  const views =
    game?.math && !isShared ? replayViews(requireMath(game, data), data) : data.steps.map(({ view }) => view);
  return {
    ...toSummary(round, game),
    steps: data.steps.map(({ action, stake, win, draws }, index) => ({
      sequence: index + 1,
      action,
      stake: major(stake, round.currency),
      win: major(win, round.currency),
      draws: round.state === "OPEN" ? [] : draws,
      view: views[index] ?? null,
    })),
    seeds: data.seeds ?? seedsOf(round, seed),
    mathsVersion: data.maths ?? 1,
    payoutCap: data.payoutCap === undefined ? null : major(data.payoutCap, round.currency),
  };
}

function seedsOf(round: Round, seed: Seed | undefined): RoundRecord["seeds"] {
  if (!seed || !round.draw) return null;
  return {
    serverSeedHash: seed.hash,
    serverSeed: seed.state === "REVEALED" ? seed.serverSeed : null,
    clientSeed: seed.clientSeed,
    nonce: round.draw.number,
  };
}
