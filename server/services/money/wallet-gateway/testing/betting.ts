import { verifyLedger } from "@parlour/ledger/verify";
import type { Pool } from "pg";
import { expect } from "vitest";
import { type Bet, sendBet } from "./server-process.ts";

const players = ["ann", "ben", "cas", "dee"];

/** Callers that bet without pause and record every response. */
export type Betting = { answered: Map<string, string>; unanswered: Map<string, Bet> };

export function createBetting(): Betting {
  return { answered: new Map(), unanswered: new Map() };
}

/**
 * Bets until told to stop. `origin` is called before each bet and returns the server to use, so that callers can move
 * from one server to another.
 */
export async function betUntil(
  betting: Betting,
  callers: number,
  origin: () => string,
  isOver: () => boolean,
): Promise<void> {
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      while (!isOver()) {
        // Like real providers, some callers retry a bet that got no response, and some never do.
        const retried = Math.random() < 0.5 ? betting.unanswered.values().next().value : undefined;
        const bet = retried ?? newBet(caller);
        betting.unanswered.delete(bet.id);
        const outcome = await sendBet(origin(), bet);
        if (outcome === undefined) betting.unanswered.set(bet.id, bet);
        else betting.answered.set(bet.id, outcome);
      }
    }),
  );
}

let bets = 0;

function newBet(caller: number): Bet {
  const playerId = players[Math.floor(Math.random() * players.length)]!;
  return { playerId, id: `bet-${caller}-${bets++}`, amount: 1 + Math.floor(Math.random() * 50) };
}

/**
 * Expects that every response matches what the ledger stored, that every posting is complete, and that the whole
 * ledger balances.
 */
export async function expectConsistency(pool: Pool, { answered }: Betting): Promise<void> {
  expect((await verifyLedger(pool)).differences).toEqual([]);
  const { rows } = await pool.query<{ id: string; outcome: string; entries: string }>(
    `select p.id, p.outcome, count(e.number) as entries
     from ledger.posting p left join ledger.entry e on e.number = p.number
     where p.type = 'BET' group by p.player_id, p.id, p.outcome`,
  );
  const kept = new Map(rows.map((row) => [row.id, row]));
  expect(kept.size).toBe(rows.length);
  for (const [id, outcome] of answered) {
    expect({ id, outcome: kept.get(id)?.outcome }).toEqual({ id, outcome });
    expect(Number(kept.get(id)?.entries)).toBe(outcome === "POSTED" ? 2 : 0);
  }
}
