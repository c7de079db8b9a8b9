import type { Pool } from "pg";
import type { WalletAnswer, WalletOperation, WalletOutcome } from "../../../kit/ports/game-wallet.ts";

type AnswerRow = {
  outcome: WalletOutcome;
  replayed: boolean;
  balance: string | null;
  jackpot: string;
  draws_used: string | null;
  open_round: string | null;
};

/** One statement for any number of operations, at most one for each player. */
export async function applyOperations(
  pool: Pool,
  operations: readonly WalletOperation[],
  now: Date,
): Promise<WalletAnswer[]> {
  const { rows } = await pool.query<AnswerRow>("select * from seamless.apply($1, $2)", [
    JSON.stringify(operations.map(toRow)),
    now,
  ]);
  return rows.map((row) => ({
    outcome: row.outcome,
    replayed: row.replayed,
    balanceMinor: Number(row.balance ?? 0),
    jackpotMinor: Number(row.jackpot),
    drawsUsed: Number(row.draws_used ?? 0),
    openRound: row.open_round,
  }));
}

export function nothingApplied(outcome: WalletOutcome): WalletAnswer {
  return { outcome, replayed: false, balanceMinor: 0, jackpotMinor: 0, drawsUsed: 0, openRound: null };
}

/** What the operation is called in the player's account history, where stake and win are one line. */
function typeOf({ stakeMinor, winMinor, fromJackpots, jackpotTier }: WalletOperation): string {
  if (fromJackpots || jackpotTier) return "JACKPOT";
  return winMinor > stakeMinor ? "WIN" : "BET";
}

function toRow(operation: WalletOperation) {
  const { draw, limits } = operation;
  return {
    kind: operation.kind,
    player_id: operation.playerId,
    currency: operation.currency,
    studio: operation.studio,
    game_id: operation.gameId,
    session_id: operation.sessionId,
    round_id: operation.roundId,
    posting_id: operation.operationId,
    type: operation.kind === "win" && !operation.fromJackpots ? "WIN" : typeOf(operation),
    sequence: operation.sequence,
    ends: operation.ends,
    stake: operation.stakeMinor,
    win: operation.winMinor,
    round_min: limits?.minMinor ?? null,
    round_max: limits?.maxMinor ?? null,
    from_jackpots: operation.fromJackpots ?? false,
    spins_id: operation.spinsId ?? null,
    jackpot_tier: operation.jackpotTier ?? null,
    draw_key: draw?.key ?? null,
    draw_number: draw?.number ?? null,
    record: operation.record ?? null,
  };
}
