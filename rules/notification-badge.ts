const CAP = 999;

/** The badge text for a count of unread messages; null for zero. */
export function notificationBadge(unread: number): string | null {
  if (!(unread >= 1)) return null;
  return unread > CAP ? `${CAP}+` : String(Math.floor(unread));
}
