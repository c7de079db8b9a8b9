import { verifyLedger } from "@parlour/ledger/verify";
import type { Queryable } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { Bank } from "./bank.ts";
import type { TableParts } from "./bet-at-table.ts";
import type { Finding } from "./books.ts";

/**
 * The kinds of work that must be finished soon after the network faults end, each with the SQL statement that finds
 * unfinished rows.
 */
const unfinished: Record<string, string> = {
  "withdrawals without a decision or a payout": `select id from withdrawals where status in ('PENDING', 'APPROVED')`,
  "messages of the bank that were not applied": `select id from provider_events where not applied`,
  "rounds of shared tables with bets": `select b.id::text from shared_round_bets b where b.closed_at is null`,
  "settlements that a subscriber has not counted": `select subscriber as id from wagering.settlement`,
  "jobs that have failed for good": `select name || ' ' || id as id from jobs.job where state = 'failed'`,
};

/** Lists unfinished work, such as withdrawals that have been neither paid nor returned. */
export async function findUnfinished(db: Queryable): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(unfinished)) {
    const rows = await db.query<{ id: string }>(statement);
    if (rows.length > 0) found.push(`${rows.length} ${name}, such as ${rows[0]!.id}`);
  }
  return found;
}

/**
 * Compares the records of the players, the bank and the studio with the product's records. Call it only when no request
 * is in progress.
 */
export async function checkProduct(kit: Kit, parts: TableParts & { bank: Bank }): Promise<Finding[]> {
  const { differences } = await verifyLedger(kit.db.pool);
  const unasked = await addPayments(kit, parts);
  const missing = await addTableBets(kit, parts);
  return [
    ...differences.map((difference) => ({ kind: "wrong" as const, text: JSON.stringify(difference) })),
    ...unasked,
    ...missing,
    ...(await parts.books.compare(kit.db)),
    ...(await checkBonuses(kit, parts)),
  ];
}

const counted = new WeakMap<Bank, Set<string>>();

/** Adds the deposits and payouts that have become final since the last check, according to the bank's own records. */
async function addPayments(
  kit: Kit,
  { bank, books, payments }: TableParts & { bank: Bank },
): Promise<Finding[]> {
  const done = counted.get(bank) ?? new Set<string>();
  counted.set(bank, done);
  const findings: Finding[] = [];
  for (const { reference, playerId, kind, status, amountMinor } of bank.payments.values()) {
    if (done.has(reference)) continue;
    done.add(reference);
    if (!payments.has(reference))
      findings.push({ kind: "doubled", text: `the ${kind} ${reference}, which nobody asked for` });
    const expectedMinor =
      status === "COMPLETED" ? amountMinor : status === "PAID" ? -(await amountOf(kit, reference)) : 0n;
    books.expect({ playerId, reference: `payment ${reference}`, expectedMinor });
  }
  return findings;
}

/** The amount of a withdrawal including our fee; the bank's records contain the amount without the fee. */
async function amountOf({ db }: Kit, withdrawalId: string): Promise<bigint> {
  const [row] = await db.query<{ amount: string }>(
    "select amount_minor::text as amount from withdrawals where id = $1",
    [withdrawalId],
  );
  return BigInt(row!.amount);
}

/** Adds the results of the bets that tables have accepted. */
async function addTableBets(kit: Kit, { tableBets, books }: TableParts): Promise<Finding[]> {
  const findings: Finding[] = [];
  const rows = await kit.db.query<{ id: string; state: string; win: string }>(
    "select id::text, state, win_minor::text as win from shared_round_bets where id = any($1::uuid[])",
    [[...tableBets.keys()]],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const [id, { player, stakeMinor }] of tableBets) {
    const bet = found.get(id);
    if (bet === undefined) findings.push({ kind: "lost", text: `the bet ${id} at a table` });
    const returned = bet?.state === "REFUNDED" ? stakeMinor : bet?.state === "PAID" ? BigInt(bet.win) : 0n;
    const expectedMinor = returned - stakeMinor;
    books.expect({ playerId: player.id, reference: `round ${id}`, expectedMinor });
  }
  tableBets.clear();
  return findings;
}

/**
 * Checks that every accepted claim has a bonus, that every bonus was claimed, and that each was granted once with the
 * right amount.
 */
async function checkBonuses(kit: Kit, { bonuses }: TableParts): Promise<Finding[]> {
  const rows = await kit.db.query<{ id: string; status: string; amount: string; granted: string | null }>(
    `select b.id, b.status, b.amount_minor::text as amount,
       (select -sum(e.amount) from ledger.posting p join ledger.entry e on e.number = p.number
        where p.player_id = b.player_id and p.reference_kind = 'bonus' and p.reference_id = b.id
          and e.player_id = 'house' and e.amount < 0)::text as granted
     from bonuses b`,
  );
  const known = new Set(rows.map(({ id }) => id));
  const lost = [...bonuses.keys()].filter((id) => !known.has(id));
  const extra = rows.filter(({ id }) => !bonuses.has(id));
  const wrong = rows.filter(({ amount, granted }) => BigInt(amount) !== BigInt(granted ?? "0"));
  return [
    ...lost.map((id) => ({ kind: "lost" as const, text: `the bonus ${id}` })),
    ...extra.map(({ id }) => ({ kind: "doubled" as const, text: `the bonus ${id}, which nobody claimed` })),
    ...wrong.map((bonus) => ({ kind: "wrong" as const, text: `the bonus ${JSON.stringify(bonus)}` })),
  ];
}
