import type { PlayerFilter } from "@parlour/contracts/entities/player-list";
import { minorUnitsOf } from "@parlour/rules/money";

type Conditions = {
  where: string[];
  values: unknown[];
  /** Adds a condition that compares with a value, unless the value is undefined. */
  add(condition: (placeholder: string) => string, value: unknown): void;
};

/**
 * Turns filters into SQL conditions on the tables `player_directory d` and `player_totals t`. Only the filters
 * that are set become conditions, so that PostgreSQL can plan each combination separately.
 */
export function conditionsOf(
  filter: Omit<PlayerFilter, "term"> & { brandIds?: readonly string[] | undefined },
): Conditions {
  const values: unknown[] = [];
  const where: string[] = [];
  const add: Conditions["add"] = (condition, value) => {
    if (value === undefined) return;
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  add((value) => `d.brand_id = ${value}`, filter.brand);
  add((value) => `d.brand_id = any(${value}::text[])`, filter.brandIds);
  add((value) => `d.status = ${value}`, filter.status);
  add((value) => `d.country = ${value}`, filter.country);
  add((value) => `d.verification = ${value}`, filter.verification);
  add((value) => `d.tier = ${value}`, filter.tier);
  add((value) => `d.currency = ${value}`, filter.currency);
  add((value) => `d.joined_at >= ${value}::timestamptz`, startOf(filter.joinedFrom));
  add((value) => `d.joined_at < ${value}::timestamptz + interval '1 day'`, startOf(filter.joinedTo));
  add((value) => `d.last_seen_at >= ${value}::timestamptz`, startOf(filter.seenFrom));
  add(
    (value) => `(d.last_seen_at < ${value}::timestamptz or d.last_seen_at is null)`,
    startOf(filter.notSeenSince),
  );
  add(
    (value) => `exists (select from player_tags g where g.player_id = d.player_id and g.tag = ${value})`,
    filter.tag,
  );
  if (filter.deposited === "YES") where.push("t.deposits > 0");
  if (filter.deposited === "NO") where.push("coalesce(t.deposits, 0) <= 0");
  if (filter.minDeposits !== undefined && filter.currency !== undefined) {
    const least = minorUnitsOf(filter.minDeposits, filter.currency);
    add((value) => `t.currency = ${value}`, filter.currency);
    add((value) => `t.deposits >= ${value}::numeric`, `${least}`);
  }
  return { where, values, add };
}

function startOf(day: string | undefined): string | undefined {
  return day && `${day}T00:00:00Z`;
}
