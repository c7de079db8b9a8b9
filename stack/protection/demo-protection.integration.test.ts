import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { LIMITS } from "@parlour/rules/protection-limits";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedPeople } from "../seed/seed.ts";
import { type TestStack, testStack } from "../testing.ts";
import { findDifferences } from "../testing-cashier.ts";
import { signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(() => stack?.close());

const password = "Parlour-demo-1";

it("limited@ has every limit, nearly used, and a second start changes nothing", async () => {
  await seedPeople(stack.kit, stack.ports);
  await seedPeople(stack.kit, stack.ports);
  const client = stack.client();
  await signIn(client, { username: "limited@parlour.example", password });
  const { items } = (await client.call(listProtectionLimits)).body;
  expect(items.filter(({ amount }) => amount !== null)).toHaveLength(LIMITS.length);
  const left = Object.fromEntries(
    items.map(({ kind, period, remaining }) => [`${kind} ${period}`, remaining]),
  );
  expect(left).toMatchObject({ "DEPOSIT DAY": 10, "LOSS DAY": 2, "STAKED DAY": 3, "TIME DAY": 30 });
  expect(await apply(stack, wagerOf("player_limited", 2_01n))).toBe("LIMIT_REACHED");
  expect(await findDifferences(stack)).toEqual([]);
});

it("excluded@ is on a time-out", async () => {
  const client = stack.client();
  await signIn(client, { username: "excluded@parlour.example", password });
  expect((await client.call(listBreaks)).body.items).toMatchObject([{ kind: "TIME_OUT", state: "ACTIVE" }]);
  expect(await apply(stack, wagerOf("player_excluded", 1_00n))).toBe("EXCLUDED");
});
