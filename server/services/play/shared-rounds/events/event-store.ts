import type { TableEventKind } from "@parlour/contracts/entities/table-event";
import type { Queryable } from "@parlour/server/kit/database";

type Person = { id: string; name: string };

export type StoredEvent = {
  id: string;
  kind: TableEventKind;
  at: Date;
  number: number | null;
  operatorId: string | null;
  operatorName: string | null;
  details: Record<string, unknown>;
};

export type NewEvent = {
  slug: string;
  number: number | null;
  kind: TableEventKind;
  at: Date;
  operator?: Person | undefined;
  details?: Record<string, unknown>;
};

type EventsOfChange = { kinds: readonly TableEventKind[]; at: string; details?: string; columns?: string };

/**
 * Adds events to a statement that changes rounds and returns their slug and number, so that the change and its events
 * are stored together. `at` and `details` are SQL expressions over the statement's parameters.
 */
export function withEvents(
  change: string,
  { kinds, at, details = "'{}'::jsonb", columns = "*" }: EventsOfChange,
): string {
  const list = kinds.map((kind) => `'${kind}'`).join();
  return `with changed as (${change}), recorded as (
    insert into table_events (slug, number, kind, at, details)
    select slug, number, kind, ${at}, ${details}
    from changed, unnest(array[${list}]) with ordinality as happened (kind, place) order by place
  ) select ${columns} from changed`;
}

export async function recordEvent(db: Queryable, event: NewEvent): Promise<void> {
  const { slug, number, kind, at, operator, details = {} } = event;
  await db.query(
    `insert into table_events (slug, number, kind, at, operator_id, operator_name, details)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [slug, number, kind, at, operator?.id ?? null, operator?.name ?? null, JSON.stringify(details)],
  );
}

const columns = `id::text as id, kind, at, number::float8 as number, operator_id as "operatorId",
  operator_name as "operatorName", details`;

type Lasting = { slug: string; number: number; openedAt: Date; settledAt: Date | null };

/** Lists the events of a round, and those of its table, dealer and video until it was settled. */
export async function listEventsOf(db: Queryable, round: Lasting, now: Date): Promise<StoredEvent[]> {
  return await db.query<StoredEvent>(
    `select ${columns} from table_events event
     where slug = $1 and (number = $2 or (number is null and at between $3 and $4)) order by at, event.id`,
    [round.slug, round.number, round.openedAt, round.settledAt ?? now],
  );
}

/** Lists all events of a table, newest first. */
export async function listTableEvents(
  db: Queryable,
  slug: string,
  { before, count, isWithoutRounds }: { before: number | null; count: number; isWithoutRounds: boolean },
): Promise<StoredEvent[]> {
  return await db.query<StoredEvent>(
    `select ${columns} from table_events
     where slug = $1 and ($2::bigint is null or id < $2) and (not $3 or number is null)
     order by table_events.id desc limit $4`,
    [slug, before, isWithoutRounds, count],
  );
}

const partKinds = {
  TABLE: ["TABLE_OPENED", "TABLE_CLOSED"],
  DEALER: ["DEALER_IN", "DEALER_OUT"],
  VIDEO: ["VIDEO_ON", "VIDEO_LOST"],
} as const satisfies Record<string, readonly [TableEventKind, TableEventKind]>;

export type StatusPart = keyof typeof partKinds;
export type NotedStatus = {
  slug: string;
  part: StatusPart;
  isOn: boolean;
  at: Date;
  operator?: Person;
  details?: Record<string, unknown>;
};

/**
 * Records that a table opened or closed, or that its dealer or video came or went, unless another server has recorded
 * it already.
 */
export async function noteStatus(db: Queryable, noted: NotedStatus): Promise<void> {
  const { slug, part, isOn, at, operator, details = {} } = noted;
  await db.query(
    `with changed as (
       insert into table_statuses as status (slug, part, is_on)
       select $1, $2, $3 where $3 or exists (select from table_statuses where slug = $1 and part = $2)
       on conflict (slug, part) do update set is_on = $3 where status.is_on <> $3 returning slug
     ) insert into table_events (slug, kind, at, operator_id, operator_name, details)
     select slug, $4, $5, $6, $7, $8 from changed`,
    [
      slug,
      part,
      isOn,
      partKinds[part][isOn ? 0 : 1],
      at,
      operator?.id ?? null,
      operator?.name ?? null,
      JSON.stringify(details),
    ],
  );
}

/** Lists what was last recorded about every table. */
export async function listStatuses(
  db: Queryable,
): Promise<{ slug: string; part: StatusPart; isOn: boolean }[]> {
  return await db.query('select slug, part, is_on as "isOn" from table_statuses');
}
