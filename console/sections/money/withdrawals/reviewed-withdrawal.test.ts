import { expect, it } from "vitest";
import { rowNote } from "./reviewed-withdrawal.ts";

const firstApproval = { operatorId: "o", operatorName: "Paz", at: "2026-11-15T13:00:00.000Z" };
const waiting = { status: "PENDING", firstApproval: null, signals: [] } as const;

it("a waiting withdrawal says its approvals or signals, a decided one its status", () => {
  expect(rowNote({ ...waiting, signals: [] })).toBeNull();
  expect(rowNote({ ...waiting, signals: ["CHARGEBACK"] })?.text).toBe("1 signal");
  expect(rowNote({ ...waiting, signals: ["CHARGEBACK"], firstApproval })?.text).toBe("1 of 2 approvals");
  expect(rowNote({ status: "PAID", signals: ["CHARGEBACK"], firstApproval })?.text).toBe("Paid");
  expect(rowNote({ status: "DECLINED", signals: [], firstApproval: null })?.text).toBe("Declined");
});
