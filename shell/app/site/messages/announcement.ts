import type { Notification } from "@parlour/contracts/entities/notification";

export const INBOX = "/account/messages";
/** Pages that show the state to which a message with their link refers. */
const STATE_PAGES: readonly string[] = [
  "/account/bank-accounts",
  "/validate-document",
  "/blocked-document-status",
];

/**
 * For each message topic, the pages that already show the event itself, so that a new message about it isn't
 * announced there.
 */
const pagesOfTopic: Readonly<Partial<Record<Notification["topic"], readonly string[]>>> = {
  MONEY: ["/account/cashier"],
  BONUS: ["/promotions", "/account/bonuses", "/account/cashier"],
  LOYALTY: ["/account/loyalty"],
};

/** Returns whether the page already shows the event of the message. */
const isAnnounced = (pathname: string, { topic, link }: Notification): boolean =>
  pathname === INBOX ||
  (pathname === link && STATE_PAGES.includes(pathname)) ||
  (pagesOfTopic[topic] ?? []).some((page) => pathname.startsWith(page));

/**
 * The one announcement of the messages that arrived together: a single message with its text, or their number. Null
 * if the page already shows every event.
 */
export function announcementOf(
  pathname: string,
  arrived: readonly Notification[],
): { message: Notification } | { count: number } | null {
  const unannounced = arrived.filter((message) => !isAnnounced(pathname, message));
  const [message] = unannounced;
  if (message === undefined) return null;
  return unannounced.length === 1 ? { message } : { count: unannounced.length };
}
