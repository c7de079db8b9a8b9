import type { Invitation } from "@parlour/contracts/entities/referral";
import type { FriendRow } from "./friend-store.ts";
import type { VisitRow } from "./visit-store.ts";

export function ofFriend(row: FriendRow): Invitation {
  return {
    id: row.id ?? row.player_id,
    state: row.state ?? "JOINED",
    friend: row.name,
    sharingMethod: row.sharing_method ?? "",
    createdAt: (row.joined_at ?? new Date(0)).toISOString(),
    changedAt: (row.changed_at ?? new Date(0)).toISOString(),
  };
}

export function ofVisit(row: VisitRow): Invitation {
  return {
    id: row.id,
    state: "VISITED",
    friend: null,
    sharingMethod: row.sharing_method,
    createdAt: row.first_at.toISOString(),
    changedAt: row.last_at.toISOString(),
  };
}
