import type { Queryable } from "@parlour/server/kit/database";

/**
 * An action of one party, and the change to the player's balance that it should have caused according to the responses.
 */
export type Action = { playerId: string; reference: string; expectedMinor: bigint };
export type Finding = { kind: "lost" | "doubled" | "wrong"; text: string };

type Moved = { player_id: string; reference: string; amount: string; last: string };

/** The expected changes from all parties' actions, which are compared with the ledger for each player and reference. */
export function createBooks() {
  const expected = new Map<string, bigint>();
  const actual = new Map<string, bigint>();
  let readUpTo = "0";
  const keyOf = (playerId: string, reference: string) => `${playerId} ${reference}`;

  return {
    attempts: 0,
    /** Adds an amount to the total change that is expected from an action. */
    expect({ playerId, reference, expectedMinor }: Action): void {
      const key = keyOf(playerId, reference);
      expected.set(key, (expected.get(key) ?? 0n) + expectedMinor);
    },
    /** Reads the new ledger entries and compares them with the expected changes. */
    async compare(db: Queryable): Promise<Finding[]> {
      const rows = await db.query<Moved>(
        `select e.player_id, coalesce(p.reference_kind || ' ' || p.reference_id, p.type) as reference,
           sum(e.amount)::text as amount, max(e.number)::text as last
         from ledger.entry e join ledger.posting p on p.number = e.number
         where e.player_id <> 'house' and e.account_id not like 'points%' and p.reference_kind is distinct from 'bonus' and e.number > $1
         group by 1, 2 order by 1, 2`,
        [readUpTo],
      );
      for (const { player_id, reference, amount, last } of rows) {
        const key = keyOf(player_id, reference);
        actual.set(key, (actual.get(key) ?? 0n) + BigInt(amount));
        if (BigInt(last) > BigInt(readUpTo)) readUpTo = last;
      }
      return [...new Set([...expected.keys(), ...actual.keys()])].flatMap((key) =>
        findingOf(key, expected.get(key) ?? 0n, actual.get(key) ?? 0n),
      );
    },
  };
}
export type Books = ReturnType<typeof createBooks>;

function findingOf(key: string, expected: bigint, actual: bigint): Finding[] {
  if (expected === actual) return [];
  const text = `${key}: expected ${expected}, in the ledger ${actual}`;
  if (actual === 0n) return [{ kind: "lost", text }];
  const isMultiple = expected === 0n || (actual % expected === 0n && actual / expected > 1n);
  return [{ kind: isMultiple ? "doubled" : "wrong", text }];
}
