import type { Queryable } from "@parlour/server/kit/database";
import { type Bet, columns } from "../bet-store.ts";
import { withEvents } from "../events/event-store.ts";
import type { Round } from "../round-store.ts";

/** Replaces the result of a settled round, which is then settled again. Returns undefined if it is not settled. */
export async function replaceOutcome(
  db: Queryable,
  { slug, number }: Pick<Round, "slug" | "number">,
  outcome: unknown,
): Promise<number | undefined> {
  const rows = await db.query<{ correction: number }>(
    `update shared_rounds set outcome = $3, correction = correction + 1, state = 'CORRECTING'
     where slug = $1 and number = $2 and is_dealt and not voided and state = 'SETTLED' returning correction`,
    [slug, number, JSON.stringify(outcome)],
  );
  return rows[0]?.correction;
}

/** Lists settled bets whose payout does not include the round's last correction yet, in the order of their ids. */
export async function listUncorrectedBets(
  db: Queryable,
  { slug, number, correction }: Round,
  { after, limit }: { after: Bet | undefined; limit: number },
): Promise<Bet[]> {
  return await db.query<Bet>(
    `select ${columns} from shared_round_bets
     where slug = $1 and number = $2 and state in ('PAID', 'LOST') and correction < $3
       and ($4::uuid is null or id > $4) order by id limit $5`,
    [slug, number, correction, after?.id ?? null, limit],
  );
}

export async function keepCorrection(db: Queryable, bet: Bet, correction: number, at: Date): Promise<void> {
  await db.query(
    `update shared_round_bets set state = $4, win_minor = $5, correction = $6, paid_at = $7
     where slug = $1 and number = $2 and id = $3 and state in ('PAID', 'LOST') and correction < $6`,
    [bet.slug, bet.number, bet.id, bet.state, bet.winMinor, correction, at],
  );
}

/** Ends the correction once every bet has been settled according to the corrected result. */
export async function endCorrection(
  db: Queryable,
  { slug, number, correction }: Round,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(
    withEvents(
      `update shared_rounds set state = 'SETTLED'
       where slug = $1 and number = $2 and state = 'CORRECTING' and correction = $3 and not exists (
         select from shared_round_bets bet
         where bet.slug = $1 and bet.number = $2 and bet.state in ('PAID', 'LOST') and bet.correction < $3
       ) returning slug, number`,
      { kinds: ["CORRECTION_SETTLED"], at: "$4" },
    ),
    [slug, number, correction, now],
  );
  return rows.length > 0;
}
