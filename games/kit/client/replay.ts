import type { GameReplay } from "@parlour/contracts/game-frame";
import type { RoundAnswer, SessionAnswer } from "./game-api.ts";
import { createSeat, type Seat } from "./seat.ts";

/** A kept round that the table shows once more. */
export type Replay = {
  /** As the maths knows it, in minor units: tables lay it down before they play. */
  bet: unknown;
  /** Whether the table has been told the outcome. */
  isUnderWay(): boolean;
};

/** What the page around the frame wants to see again: it stands on the element that holds the frame. */
export function readReplay(): GameReplay | null {
  const text = window.frameElement?.getAttribute("data-replay");
  return text ? (JSON.parse(text) as GameReplay) : null;
}

/**
 * A seat that asks nobody: it answers from the record. A round of one step is played again; of a longer one the
 * table shows how it stood after the step, as if the player had come back to it.
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
    limits: { min: stake, max: stake, default: stake, steps: [stake] },
    round: isWhole ? null : answer,
    seeds: { serverSeedHash: "", clientSeed: "", nonce: 0, nextServerSeedHash: "" },
    returnToPlayer: 0,
    autoplayAllowed: false,
    minimumSpinMs: 0,
    promotionalSpins: null,
    jackpots: [],
  };
  const tell = async () => {
    isUnderWay = true;
    return answer;
  };
  return {
    seat: createSeat({ session, api: { startRound: tell, actInRound: tell } }),
    replay: { bet: round.steps[0]?.action, isUnderWay: () => isUnderWay },
  };
}
