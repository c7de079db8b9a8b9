import type { Withdrawal } from "@parlour/contracts/entities/payment";
import { expect, it } from "vitest";
import { readWithdrawals } from "./read-withdrawals.ts";

const statuses = ["PENDING", "APPROVED", "DECLINED", "PAID"] as const;
const hourMs = 3_600_000;
const all = Array.from({ length: 1_000 }, (_, index) => ({
  id: `withdrawal_${index}`,
  status: statuses[index % statuses.length]!,
  createdAt: new Date((2_000 - index) * hourMs).toISOString(),
})) as Withdrawal[];

type Query = Parameters<Parameters<typeof readWithdrawals>[0]>[0];
const readPage = async ({ status, limit, cursor }: Query) => {
  const found = all.filter((withdrawal) => withdrawal.status === status);
  const start = cursor === undefined ? 0 : found.findIndex(({ id }) => id === cursor) + 1;
  return found.slice(start, start + limit);
};
const idsOf = (withdrawals: readonly Withdrawal[]) => withdrawals.map(({ id }) => id);

it("reads every open withdrawal, beyond the first page, in order", async () => {
  const open = all.filter(({ status }) => status === "PENDING" || status === "APPROVED");
  expect(idsOf(await readWithdrawals(readPage, Number.MAX_SAFE_INTEGER)).slice(0, 6)).toContain(
    "withdrawal_1",
  );
  const found = await readWithdrawals(readPage, 0);
  expect(idsOf(found.filter(({ status }) => status !== "DECLINED"))).toEqual(idsOf(open));
});

it("ends with a server that doesn't know cursors", async () => {
  const found = await readWithdrawals(({ status }) => readPage({ status, limit: 200 }), 0);
  expect(found).toHaveLength(600);
});
