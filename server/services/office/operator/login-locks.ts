import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { factorRule, passwordRule } from "./log-in.ts";
import { keyOf, type OperatorRow } from "./operator-store.ts";

type Named = Pick<OperatorRow, "id" | "email">;

const countersOf = ({ id, email }: Named) => [
  { ...passwordRule, key: keyOf(email) },
  { ...factorRule, key: id },
];

/** When the lock after too many wrong passwords or codes ends. */
export async function lockedUntil(
  { limits, clock }: Kit,
  operator: Named,
  tx?: Transaction,
): Promise<Date | null> {
  const found = await Promise.all(countersOf(operator).map((counter) => limits.peek(counter, tx)));
  const waitSeconds = Math.max(
    0,
    ...found.map(({ allowed, retryAfterSeconds }) => (allowed ? 0 : retryAfterSeconds)),
  );
  return waitSeconds === 0 ? null : new Date(clock.now().getTime() + waitSeconds * 1_000);
}

export async function unlock({ limits }: Kit, operator: Named, tx: Transaction): Promise<void> {
  for (const counter of countersOf(operator)) await limits.reset(counter, tx);
}
