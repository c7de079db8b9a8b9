import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import type { GameSeats, SeatMovement, SettledRound } from "../../../kit/ports/game-seats.ts";
import type { WalletAnswer, WalletOperation } from "../../../kit/ports/game-wallet.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import type { RoundRecordData } from "./round-record.ts";

/** For games that run by their own clock: their money goes the way of every other round. */
export function createGameSeats(parts: GamesParts): GameSeats {
  const { sessions } = parts;
  const move = async (
    id: string,
    kind: "bet" | "win",
    { id: movementId, roundId, amountMinor }: SeatMovement,
  ): Promise<number | Refusal> => {
    const session = await sessions.find(id);
    if (!session) return refuse("SESSION_INVALID");
    const answer = await parts.walletOf(session).apply({
      ...operationOf(session, roundId),
      kind,
      operationId: `seat:${movementId}`,
      stakeMinor: kind === "bet" ? amountMinor : 0,
      winMinor: kind === "win" ? amountMinor : 0,
    });
    return toBalance(answer, session.currency);
  };

  return {
    async find(id) {
      const session = await sessions.find(id);
      if (!session || sessions.isOver(session)) return undefined;
      const { minMinor, maxMinor } = stakeLimitsOf(session.currency, await parts.stakesOf(session.gameId));
      return {
        gameSession: session.id,
        slug: parts.games.find(session.gameId)?.slug ?? session.gameId,
        mode: session.mode,
        playerId: session.playerId,
        currency: session.currency,
        language: session.language,
        limits: { minMinor, maxMinor },
        takesBets: !(await parts.isSwitchedOff(session.gameId)),
      };
    },
    async balanceOf(id) {
      const session = await sessions.find(id);
      const balance = session && (await parts.walletOf(session).balanceOf(ownerOf(session)));
      return balance?.amountMinor ?? 0;
    },
    bet: (id, movement) => move(id, "bet", movement),
    win: (id, movement) => move(id, "win", movement),
    async rollback(id, { id: movementId, roundId }) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.walletOf(session).rollback({
        playerId: ownerOf(session),
        currency: session.currency,
        operationId: `seat:${movementId}/rollback`,
        undoes: `seat:${movementId}`,
        roundId,
      });
      return toBalance(answer, session.currency);
    },
    async close(id, round) {
      const session = await sessions.find(id);
      if (!session) return;
      const answer = await parts.walletOf(session).apply({
        ...operationOf(session, round.roundId),
        kind: "end",
        ends: true,
        record: JSON.stringify(toData(round)),
      });
      // A round without a bet that stood has no row, and nothing to write down.
      if (answer.outcome === "POSTED" || answer.outcome === "ROUND_MISSING") return;
      throw new Error(`the end of a shared round was answered ${answer.outcome}`);
    },
  };
}

function operationOf(session: GameSession, roundId: string): WalletOperation {
  return {
    kind: "end",
    playerId: ownerOf(session),
    currency: session.currency,
    studio: "parlour",
    gameId: session.gameId,
    sessionId: session.id,
    roundId,
    operationId: null,
    sequence: 0,
    ends: false,
    stakeMinor: 0,
    winMinor: 0,
  };
}

function toBalance(answer: WalletAnswer, currency: string): number | Refusal {
  return answer.outcome === "POSTED" ? answer.balanceMinor : refuseOutcome(answer, currency);
}

function toData({ bet, view, stakeMinor, winMinor, seeds }: SettledRound): RoundRecordData {
  const step = { action: bet, stake: stakeMinor, win: winMinor, draws: [], cursor: 0, view };
  return { steps: [step], state: null, done: true, seeds };
}
