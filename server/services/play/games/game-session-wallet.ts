import { stakeLimitsOf, stakeUnitOf } from "@parlour/rules/stake-limits";
import type { Answer } from "@parlour/wagering/outcomes";
import type { GameSessionWallet, SettledRound } from "../../../kit/ports/game-session-wallet.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { payoutCapOf } from "./registered-game.ts";
import type { RoundRecordData } from "./round-record.ts";

/** Handles the money of games with shared rounds in the same way as that of every other round. */
export function createGameSessionWallet(parts: GamesParts): GameSessionWallet {
  const { sessions } = parts;
  return {
    async find(id) {
      const session = await sessions.find(id);
      if (!session || sessions.isOver(session)) return undefined;
      const game = parts.games.find(session.gameId);
      if (!game) return undefined;
      const chosen = await parts.stakesOf(session.gameId);
      const { minMinor, maxMinor } = stakeLimitsOf(session.currency, chosen, game.stakeRule);
      return {
        gameSession: session.id,
        slug: game.slug,
        mode: session.mode,
        playerId: session.playerId,
        currency: session.currency,
        language: session.language,
        limits: {
          minMinor,
          maxMinor,
          unitMinor: stakeUnitOf(session.currency, game.stakeRule),
          payoutCapMinor: payoutCapOf(game, session.currency),
        },
        takesBets: !(await parts.isSwitchedOff(session.gameId)),
      };
    },
    async balanceOf(id) {
      const session = await sessions.find(id);
      const balance = session && (await parts.moneyOf(session).balanceOf(ownerOf(session)));
      return Number(balance?.amountMinor ?? 0n);
    },
    async bet(id, { id: movementId, roundId, amountMinor }) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).apply({
        ...wagerOf(session, roundId),
        kind: "place",
        operationId: operationOf(movementId),
        sessionId: session.id,
        grantId: null,
        stake: BigInt(amountMinor),
        ends: false,
      });
      return toBalance(answer, session.currency);
    },
    async win(id, { id: movementId, roundId, amountMinor }) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).apply({
        ...wagerOf(session, roundId),
        kind: "pay",
        operationId: operationOf(movementId),
        win: BigInt(amountMinor),
        ends: false,
        fromStudioJackpot: false,
      });
      return toBalance(answer, session.currency);
    },
    async rollback(id, { id: movementId, roundId }) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).apply({
        ...wagerOf(session, roundId),
        kind: "refund",
        operationId: `${operationOf(movementId)}/rollback`,
        refunds: operationOf(movementId),
      });
      return toBalance(answer, session.currency);
    },
    async close(id, round) {
      const session = await sessions.find(id);
      if (!session) return;
      const answer = await parts.moneyOf(session).apply({
        ...wagerOf(session, round.roundId),
        kind: "end",
        record: JSON.stringify(toData(round)),
      });
      // A round without an accepted bet has no row, so there is nothing to store.
      if (answer.outcome === "POSTED" || answer.outcome === "WAGER_MISSING") return;
      throw new Error(`the end of a shared round was answered ${answer.outcome}`);
    },
  };
}

const operationOf = (movementId: string): string => `seat:${movementId}`;

function wagerOf(session: GameSession, roundId: string) {
  return {
    playerId: ownerOf(session),
    currency: session.currency,
    vertical: "casino",
    provider: "parlour",
    productId: session.gameId,
    wagerId: roundId,
  } as const;
}

function toBalance(answer: Answer, currency: string): number | Refusal {
  return answer.outcome === "POSTED" ? Number(answer.balance) : refuseOutcome(answer, currency);
}

function toData({ bet, view, stakeMinor, winMinor, seeds, mathsVersion }: SettledRound): RoundRecordData {
  const step = { action: bet, stake: stakeMinor, win: winMinor, draws: [], cursor: 0, view };
  return {
    steps: [step],
    state: null,
    done: true,
    seeds,
    ...(mathsVersion > 1 && { maths: mathsVersion }),
  };
}
