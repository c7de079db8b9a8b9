import { stakeLimitsOf, stakeUnitOf } from "@parlour/rules/stake-limits";
import type { PlaceWager } from "@parlour/wagering/operation";
import type { Answer } from "@parlour/wagering/outcomes";
import type {
  GameSessionWallet,
  RoundMovement,
  SettledRound,
} from "../../../kit/ports/game-session-wallet.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type GameSession, ownerOf } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { refuseOutcome } from "./refuse-outcome.ts";
import { payoutCapOf } from "./registered-game.ts";
import type { RoundRecordData } from "./round-record.ts";

/** Handles the money of shared rounds in the same way as the money of all other rounds. */
export function createGameSessionWallet(parts: GamesParts): GameSessionWallet {
  const { sessions } = parts;
  async function close(session: GameSession, round: SettledRound): Promise<void> {
    const answer = await parts.moneyOf(session).apply({
      ...wagerOf(session, round.roundId),
      kind: "end",
      record: recordOf(round),
    });
    // A round without an accepted bet has no row, so there is nothing to store.
    if (answer.outcome === "POSTED" || answer.outcome === "WAGER_MISSING") return;
    throw new Error(`the end of a shared round was answered ${answer.outcome}`);
  }
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
      return { balanceMinor: Number(balance?.amountMinor ?? 0n), version: balance?.version ?? null };
    },
    async place(id, movement, { rows, row }) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).place(stakeOf(parts, session, movement), rows, row);
      if (answer.outcome !== "POSTED") return refuseOutcome(answer, session.currency);
      return { isNew: !answer.replayed };
    },
    async bet(id, movement) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).apply(stakeOf(parts, session, movement));
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
    async settle(id, { id: movementId, amountMinor }, round) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).apply({
        ...wagerOf(session, round.roundId),
        kind: "settle",
        operationId: operationOf(movementId),
        payout: BigInt(amountMinor),
        record: recordOf(round),
      });
      // If the win was paid before, by a cash-out for example, the round may still be open.
      if (answer.outcome === "POSTED" && answer.replayed) await close(session, round);
      return toBalance(answer, session.currency);
    },
    async close(id, round) {
      const session = await sessions.find(id);
      if (session) await close(session, round);
    },
    async correct(id, correctionId, round) {
      const session = await sessions.find(id);
      if (!session) return refuse("SESSION_INVALID");
      const answer = await parts.moneyOf(session).apply({
        ...wagerOf(session, round.roundId),
        kind: "resettle",
        operationId: operationOf(correctionId),
        result: { payout: BigInt(round.winMinor) },
        record: recordOf(round),
      });
      return toBalance(answer, session.currency);
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

function stakeOf(
  { games }: Pick<GamesParts, "games">,
  session: GameSession,
  { id, roundId, amountMinor }: RoundMovement,
): PlaceWager {
  const isLive = games.find(session.gameId)?.catalogue.channel === "live-casino";
  return {
    ...wagerOf(session, roundId),
    kind: "place",
    operationId: operationOf(id),
    sessionId: session.id,
    grantId: null,
    ...(isLive && { revenueKind: "revenueLive" }),
    stake: BigInt(amountMinor),
    ends: false,
  };
}

function toBalance(answer: Answer, currency: string): number | Refusal {
  return answer.outcome === "POSTED" ? Number(answer.balance) : refuseOutcome(answer, currency);
}

function recordOf({ bet, view, stakeMinor, winMinor, seeds, mathsVersion }: SettledRound): string {
  const step = { action: bet, stake: stakeMinor, win: winMinor, draws: [], cursor: 0, view };
  const data: RoundRecordData = {
    steps: [step],
    state: null,
    done: true,
    ...(seeds && { seeds }),
    ...(mathsVersion > 1 && { maths: mathsVersion }),
  };
  return JSON.stringify(data);
}
