import type { Invitation } from "@parlour/contracts/entities/referral";
import type { Queryable } from "../../../kit/database.ts";
import { type FriendRow, type InvitationPlace, listFriends } from "./friend-store.ts";
import { listVisits, type VisitRow } from "./visit-store.ts";

const perPage = 25;

type FullInvitation = Invitation & { playerId: string | null; refusedFor: string[] };

/**
 * Reads a page of a player's invitations, latest change first: friends who have joined, and visitors who have not. The
 * cursor is a place in the list, because an invitation moves when it changes.
 */
export async function readInvitations(
  db: Queryable,
  referrerId: string,
  cursor: string | undefined,
): Promise<{ items: FullInvitation[]; nextCursor: string | null }> {
  const query = { before: parseCursor(cursor), limit: perPage + 1 };
  const [friends, visits] = await Promise.all([
    listFriends(db, referrerId, query),
    listVisits(db, referrerId, query),
  ]);
  const found = [
    ...friends.map((row) => ({ ...ofFriend(row), playerId: row.player_id, refusedFor: row.refused_for })),
    ...visits.map((row) => ({ ...ofVisit(row), playerId: null, refusedFor: [] })),
  ].sort((one, other) => (placeOf(one) < placeOf(other) ? 1 : -1));
  const items = found.slice(0, perPage);
  return { items, nextCursor: found.length > perPage ? placeOf(items.at(-1)!) : null };
}

function placeOf({ changedAt, id }: Invitation): string {
  return `${changedAt} ${id}`;
}

/** Parses a cursor; an invalid one starts at the first page. */
function parseCursor(cursor: string | undefined): InvitationPlace | undefined {
  const [time = "", id] = cursor?.split(" ") ?? [];
  const at = new Date(time);
  return id === undefined || Number.isNaN(at.getTime()) ? undefined : { at, id };
}

function ofFriend(row: FriendRow): Invitation {
  return {
    id: row.id ?? row.player_id,
    state: row.state ?? "JOINED",
    friend: row.name,
    sharingMethod: row.sharing_method ?? "",
    createdAt: (row.joined_at ?? new Date(0)).toISOString(),
    changedAt: (row.changed_at ?? new Date(0)).toISOString(),
  };
}

function ofVisit(row: VisitRow): Invitation {
  return {
    id: row.id,
    state: "VISITED",
    friend: null,
    sharingMethod: row.sharing_method,
    createdAt: row.first_at.toISOString(),
    changedAt: row.last_at.toISOString(),
  };
}
