const CAP = 999;

/** What the badge shows for a count of unread messages; null when there is nothing to show. */
export function notificationBadge(unread: number): string | null {
  if (!(unread >= 1)) return null;
  return unread > CAP ? `${CAP}+` : String(Math.floor(unread));
}
