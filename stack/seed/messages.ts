import type { SeedNotification } from "@parlour/server/services/site/notifications";

/** Some messages are read and some unread, so that the inbox shows both. */
export const demoMessages: readonly SeedNotification[] = [
  {
    kind: "DEPOSIT_COMPLETED",
    data: { depositId: "seed", method: "CARD", isFirst: true, currency: "USD", amountMinor: "100000" },
    hoursAgo: 72,
    isRead: true,
  },
  { kind: "DOCUMENT_DECIDED", data: { status: "VERIFIED", reason: null }, hoursAgo: 70, isRead: true },
  { kind: "NEW_DEVICE_LOGIN", data: { device: "Firefox on Linux", country: "CA" }, hoursAgo: 26 },
  {
    kind: "OPERATOR_MESSAGE",
    data: {
      title: "The house is yours",
      text: "This is a demo account: play money, every game and the whole cashier. What the site sends by e-mail or text message appears on the sandbox page.",
    },
    hoursAgo: 2,
  },
];
