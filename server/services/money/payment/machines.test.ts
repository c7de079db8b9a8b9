import { DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from "@parlour/contracts/enumerations";
import { expect, test } from "vitest";
import { depositAfter, withdrawalAfter } from "./machines.ts";

const depositEvents = ["complete", "decline", "expire", "reverse"] as const;
const withdrawalEvents = [
  "approveFirst",
  "approve",
  "decline",
  "cancel",
  "reclaim",
  "stop",
  "pay",
  "fail",
] as const;

test("a deposit reaches exactly its states", () => {
  const walked = DEPOSIT_STATUSES.flatMap((from) =>
    depositEvents.map((event) => [from, event, depositAfter(from, event)]).filter(([, , to]) => to),
  );
  expect(walked).toEqual([
    ["PENDING", "complete", "COMPLETED"],
    ["PENDING", "decline", "DECLINED"],
    ["PENDING", "expire", "EXPIRED"],
    ["COMPLETED", "reverse", "REVERSED"],
    ["EXPIRED", "complete", "COMPLETED"],
  ]);
});

test("a withdrawal reaches exactly its states", () => {
  const walked = WITHDRAWAL_STATUSES.flatMap((from) =>
    withdrawalEvents.map((event) => [from, event, withdrawalAfter(from, event)]).filter(([, , to]) => to),
  );
  expect(walked).toEqual([
    ["PENDING", "approveFirst", "PENDING"],
    ["PENDING", "approve", "APPROVED"],
    ["PENDING", "decline", "DECLINED"],
    ["PENDING", "cancel", "CANCELLED"],
    ["PENDING", "reclaim", "DECLINED"],
    ["APPROVED", "reclaim", "DECLINED"],
    ["APPROVED", "stop", "PENDING"],
    ["APPROVED", "pay", "PAID"],
    ["APPROVED", "fail", "DECLINED"],
  ]);
});
