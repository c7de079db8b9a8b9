import type { GameReplay } from "@parlour/contracts/game-frame";
import type { RoundAnswer, SessionAnswer } from "./game-api.ts";
import { createSeat, type Seat } from "./seat.ts";

/** A stored round that the table replays. */
export type Replay = {
  /** The bet in minor units, which tables show before the round plays. */
  bet: unknown;
  /** Whether the table has received the outcome. */
  isUnderWay(): boolean;
};

/** Reads the round to replay, which the page stores on the frame element. */
export function readReplay(): GameReplay | null {
  const text = window.frameElement?.getAttribute("data-replay");
  return text ? (JSON.parse(text) as GameReplay) : null;
}

/**
 * A player's seat that replays a stored round instead of asking the server. A round with one step is played again; a
 * longer round shows the state after the given step, as if the player had returned to it.
 */
export function replaySeat({ round, at, name, language }: GameReplay): { seat: Seat; replay: Replay } {
  const steps = round.steps.slice(0, at + 1);
  const sum = (of: "stake" | "win") => steps.reduce((total, step) => total + step[of], 0);
  const isWhole = round.steps.length === 1 && round.state !== "OPEN";
  let isUnderWay = !isWhole;
  const answer: RoundAnswer = {
    roundId: round.roundId,
    sequence: steps.length,
    nonce: round.seeds?.nonce ?? 0,
    stake: sum("stake"),
    win: sum("win"),
    done: isWhole,
    view: steps.at(-1)?.view,
    balance: round.stake,
    ...(isWhole && round.jackpot && { jackpot: round.jackpot }),
    promotional: round.promotional,
  };
  const { stake } = round;
  const session: SessionAnswer = {
    gameSession: "",
    game: { id: round.gameId, slug: round.slug, name },
    mode: "practice",
    currency: round.currency,
    language,
    balance: stake,
    limits: {
      min: stake,
      max: stake,
      sideMax: stake,
      roundMax: stake,
      default: stake,
      steps: [stake],
      unit: 0.01,
      payoutCap: 0,
    },
    round: isWhole ? null : answer,
    seeds: { serverSeedHash: "", clientSeed: "", nonce: 0, nextServerSeedHash: "" },
    returnToPlayer: 0,
    returnWithin: null,
    maximumWin: 0,
    hitRate: null,
    mathsVersion: round.mathsVersion,
    autoplayAllowed: false,
    minimumSpinMs: 0,
    turboAllowed: true,
    anteBetsAllowed: false,
    featureBuysAllowed: false,
    netPosition: null,
    promotionalSpins: null,
    jackpots: [],
  };
  const replayAnswer = async () => {
    isUnderWay = true;
    return answer;
  };
  return {
    seat: createSeat({ session, api: { startRound: replayAnswer, actInRound: replayAnswer } }),
    replay: { bet: round.steps[0]?.action, isUnderWay: () => isUnderWay },
  };
}
