import type { Notification } from "@parlour/contracts/entities/notification";
import { expect, test } from "vitest";
import { announcementOf } from "./announcement.ts";

const message = (id: string, topic: Notification["topic"], link: string | null = null): Notification => ({
  id,
  topic,
  link,
  createdAt: "2030-01-01T10:00:00.000Z",
  acknowledged: false,
  title: id,
  text: "",
  deleted: false,
});
const deposit = message("deposit", "MONEY");
const bonus = message("bonus", "BONUS");

test("an event is told once: by its page or by a toast, never by both", () => {
  expect(announcementOf("/casino", [deposit])).toEqual({ message: deposit });
  for (const page of ["/account/cashier", "/account/cashier/deposit", "/account/messages"]) {
    expect(announcementOf(page, [deposit])).toBeNull();
  }
  expect(announcementOf("/account/cashier/deposit", [deposit, bonus])).toBeNull();
  const account = message("account", "SERVICE", "/account/bank-accounts");
  expect(announcementOf("/account/bank-accounts", [account])).toBeNull();
  expect(announcementOf("/account/bank-accounts", [deposit])).toEqual({ message: deposit });
  const document = message("document", "SECURITY", "/validate-document");
  expect(announcementOf("/validate-document", [document])).toBeNull();
  expect(announcementOf("/account/security", [document])).toEqual({ message: document });
});

test("events that arrive together share one toast", () => {
  expect(announcementOf("/", [deposit, bonus])).toEqual({ count: 2 });
  expect(announcementOf("/promotions", [deposit, bonus])).toEqual({ message: deposit });
  expect(announcementOf("/", [])).toBeNull();
});
