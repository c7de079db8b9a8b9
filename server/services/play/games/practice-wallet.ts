import type { Database, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type {
  GameWallet,
  WalletAnswer,
  WalletOperation,
  WalletOutcome,
  WalletRollback,
} from "../../../kit/ports/game-wallet.ts";
import * as store from "./practice-store.ts";

/** As much of the wallet as rounds need. In practice the owner of everything is the game session. */
export type RoundWallet = Pick<
  GameWallet,
  | "balanceOf"
  | "apply"
  | "rollback"
  | "findRound"
  | "findOpenRound"
  | "listRounds"
  | "drawsUsed"
  | "closeDraws"
  | "hasOpenRoundOf"
>;

type PoolAmount = (gameId: string, tier: string, currency: string) => Promise<number>;

/** The same rounds on play credits: nothing here ever reaches the ledger. */
export function createPracticeWallet(kit: Kit, poolAmount: PoolAmount): RoundWallet {
  const { db, clock } = kit;
  return {
    async balanceOf(sessionId) {
      const [row] = await db.query<{ currency: string; credits: string }>(
        "select currency, credits from game_sessions where id = $1",
        [sessionId],
      );
      return row && { currency: row.currency, amountMinor: Number(row.credits) };
    },
    async apply(operation) {
      const { gameId, jackpotTier, currency } = operation;
      const jackpotMinor = jackpotTier ? await poolAmount(gameId, jackpotTier, currency) : 0;
      return await inSession(db, operation.playerId, (tx, credits) =>
        apply(tx, operation, credits, jackpotMinor, clock.now()),
      );
    },
    rollback: (request) => inSession(db, request.playerId, (tx, credits) => rollBack(tx, request, credits)),
    findRound: (sessionId, roundId) => store.findRound(db, sessionId, roundId),
    findOpenRound: (sessionId) => store.findOpenRound(db, sessionId),
    listRounds: ({ playerId, cursor, limit }) => store.listRounds(db, playerId, cursor, limit),
    drawsUsed: (sessionId, key) => store.drawsUsed(db, sessionId, key),
    async closeDraws(tx, sessionId, key) {
      await lockSession(tx, sessionId);
      return await store.drawsUsed(tx, sessionId, key);
    },
    async hasOpenRoundOf(tx, sessionId) {
      return (await store.findOpenRound(tx, sessionId)) !== undefined;
    },
  };
}

async function lockSession(tx: Transaction, sessionId: string): Promise<number | undefined> {
  const [row] = await tx.query<{ credits: string }>(
    "select credits from game_sessions where id = $1 and credits is not null for update",
    [sessionId],
  );
  return row && Number(row.credits);
}

function inSession(
  db: Database,
  sessionId: string,
  work: (tx: Transaction, credits: number) => Promise<WalletAnswer>,
): Promise<WalletAnswer> {
  return db.transaction(async (tx) => {
    const credits = await lockSession(tx, sessionId);
    return credits === undefined ? answer("ACCOUNT_MISSING", 0) : await work(tx, credits);
  });
}

async function apply(
  tx: Transaction,
  operation: WalletOperation,
  credits: number,
  jackpotMinor: number,
  now: Date,
): Promise<WalletAnswer> {
  const { kind, playerId: sessionId, roundId, operationId, draw, stakeMinor, winMinor } = operation;
  const known = operationId === null ? undefined : await store.findOperation(tx, sessionId, operationId);
  if (known) {
    const outcome = { DONE: "POSTED", REFUSED: "INSUFFICIENT_FUNDS", ROLLED_BACK: "ROLLED_BACK" } as const;
    return { ...answer(outcome[known], credits), replayed: true };
  }
  const round = await store.findRound(tx, sessionId, roundId);
  const used = draw ? await store.drawsUsed(tx, sessionId, draw.key) : 0;
  const open = kind === "begin" ? await store.findOpenRound(tx, sessionId) : undefined;
  const refuse = (outcome: WalletOutcome) => ({
    ...answer(outcome, credits),
    drawsUsed: used,
    openRound: open?.roundId ?? null,
  });
  if (kind === "begin" && round) return refuse("CONFLICT");
  if (open) return refuse("ROUND_OPEN");
  if (draw && kind === "begin") {
    // A seed that has been told is closed: more is used of it than anybody plays.
    if (await store.isTold(tx, sessionId, draw.key)) {
      return { ...refuse("DRAW_TAKEN"), drawsUsed: Number.MAX_SAFE_INTEGER };
    }
    if (draw.number !== used) return refuse("DRAW_TAKEN");
  }
  if (!round && (kind === "step" || kind === "win" || kind === "end")) return refuse("ROUND_MISSING");
  if (kind === "step" && (round!.sequence !== operation.sequence || round!.state !== "OPEN")) {
    return refuse("SEQUENCE");
  }
  if (kind === "bet" && round && round.state !== "OPEN") return refuse("ROUND_OVER");
  const isRefused = stakeMinor > credits;
  // A refused step is forgotten: its round stands where it stood, and the next step may be another one.
  if (operationId !== null && !(isRefused && kind === "step")) {
    await store.insertOperation(tx, sessionId, operationId, roundId, winMinor - stakeMinor, isRefused);
  }
  if (isRefused) return refuse("INSUFFICIENT_FUNDS");
  await store.writeRound(tx, operation, jackpotMinor, now);
  const balance = credits - stakeMinor + winMinor + jackpotMinor;
  await store.setCredits(tx, sessionId, balance);
  return { ...answer("POSTED", balance), jackpotMinor, drawsUsed: draw ? draw.number + 1 : used };
}

async function rollBack(tx: Transaction, request: WalletRollback, credits: number): Promise<WalletAnswer> {
  const { playerId: sessionId, undoes, roundId } = request;
  const known = await store.findOperation(tx, sessionId, undoes);
  if (known === "ROLLED_BACK") return { ...answer("POSTED", credits), replayed: true };
  const takenBack = await store.undoOperation(tx, sessionId, undoes, roundId);
  await store.setCredits(tx, sessionId, credits + takenBack);
  return answer("POSTED", credits + takenBack);
}

function answer(outcome: WalletOutcome, balanceMinor: number): WalletAnswer {
  return { outcome, replayed: false, balanceMinor, jackpotMinor: 0, drawsUsed: 0, openRound: null };
}
