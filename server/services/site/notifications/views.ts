import type { Notification } from "@parlour/contracts/entities/notification";
import { compose } from "./compose.ts";
import type { NotificationRow } from "./notification-store.ts";

export function toNotification(row: NotificationRow, language: string): Notification {
  return {
    id: row.id,
    topic: row.topic,
    ...compose(row, language),
    acknowledged: row.acknowledged_at !== null,
    deleted: row.deleted_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

type Place = { createdAt: Date; id: string };

export function toCursor({ created_at, id }: NotificationRow): string {
  return `${created_at.getTime()}.${id}`;
}

/** Parses a cursor; an invalid one starts at the first page. */
export function parseCursor(cursor: string | undefined): Place | null {
  const [, time, id] = /^(\d{1,15})\.(.+)$/.exec(cursor ?? "") ?? [];
  return time === undefined || id === undefined ? null : { createdAt: new Date(Number(time)), id };
}
