import { expect, it } from "vitest";
import { notificationBadge } from "./notification-badge.ts";

it.each([
  [0, null],
  [-1, null],
  [Number.NaN, null],
  [1, "1"],
  [999, "999"],
  [1_000, "999+"],
  [Number.POSITIVE_INFINITY, "999+"],
])("%s unread", (unread, badge) => {
  expect(notificationBadge(unread)).toBe(badge);
});
