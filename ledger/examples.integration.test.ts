import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type AccountRef, houseAccount, playerAccount } from "./index.ts";
import { openTestLedger, type TestLedger } from "./testing/test-ledger.ts";

/**
 * Runs the pages in `examples/`. Their `js` blocks are executed in order on one shared ledger, and the output
 * of each must equal the `text` block after it.
 */
const folder = new URL("./examples/", import.meta.url);
const pages = readdirSync(folder).filter((name) => name.endsWith(".md"));

let test: TestLedger;
beforeAll(async () => {
  test = await openTestLedger();
});
afterAll(() => test.close());

const decimal = (minor: bigint) => (Number(minor) / 100).toFixed(2);

/** Returns the functions and values that the code on the example pages can use. */
function vocabulary(lines: string[]) {
  const { ledger, clock, database } = test;
  const player = (name: string) => (kind: Parameters<typeof playerAccount>[1], bonusId?: string) =>
    playerAccount(name, kind, "USD", bonusId);
  return {
    ledger,
    clock,
    player,
    house: (kind: Parameters<typeof houseAccount>[0]) => houseAccount(kind, "USD"),
    move: (amount: number, from: AccountRef, to: AccountRef) => ({
      from,
      to,
      amountMinor: BigInt(Math.round(amount * 100)),
    }),
    minor: (amount: number) => BigInt(Math.round(amount * 100)),
    show: (text: string) => lines.push(text),
    async showBalances(playerId: string) {
      const { amountsMinor } = (await ledger.balancesOf(playerId))!;
      const shown = Object.entries(amountsMinor).filter(([, amount]) => amount !== 0n);
      lines.push(...shown.map(([name, amount]) => `${name.padEnd(18)} ${decimal(amount).padStart(10)}`));
    },
    async showEntries(playerId: string, postingId: string) {
      const { rows } = await database.pool.query<Record<string, string>>(
        `select e.player_id, e.account_id, e.amount, e.balance_before, e.balance_after
         from ledger.posting p join ledger.entry e on e.number = p.number
         where p.player_id = $1 and p.id = $2 order by e.line`,
        [playerId, postingId],
      );
      for (const row of rows) {
        // All examples share the house accounts, so house balances depend on the order and are left out.
        const balances =
          row.player_id === "house"
            ? ""
            : `   ${decimal(BigInt(row.balance_before!))} -> ${decimal(BigInt(row.balance_after!))}`;
        const account = `${row.player_id} ${row.account_id}`;
        lines.push(`${account.padEnd(28)} ${decimal(BigInt(row.amount!)).padStart(10)}${balances}`);
      }
    },
  };
}

function blocksOf(page: string): { code: string; expected: string }[] {
  const fences = page.matchAll(/```js\n([\s\S]*?)```(?:\s*```text\n([\s\S]*?)```)?/g);
  return [...fences].map(([, code = "", expected = ""]) => ({ code, expected: expected.trimEnd() }));
}

const AsyncFunction = (async () => {}).constructor as new (
  ...source: string[]
) => (...values: unknown[]) => Promise<void>;

it.each(pages)("the example %s works as described", async (name) => {
  const page = readFileSync(new URL(name, folder), "utf8");
  const blocks = blocksOf(page);
  expect(blocks.length).toBeGreaterThan(0);
  const lines: string[] = [];
  const words = vocabulary(lines);
  for (const { code, expected } of blocks) {
    lines.length = 0;
    await new AsyncFunction(...Object.keys(words), code)(...Object.values(words));
    expect(lines.map((line) => line.trimEnd()).join("\n")).toBe(expected);
  }
});
