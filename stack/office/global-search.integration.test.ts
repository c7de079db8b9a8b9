import { searchEverything } from "@parlour/contracts/calls/office/global-search/search-everything";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const search = async (term: string, roles?: readonly OperatorRole[]) => {
  const desk = actAsOperator(stack.client(), "sol", roles);
  const { status, body } = await desk.call(searchEverything, { query: { term } });
  expect(status).toBe(200);
  return body.items;
};

describe("the console's search", () => {
  it("finds players by two Chinese characters, whichever name comes first", async () => {
    const { id } = await addPlayer(stack, { firstName: "小明", lastName: "歐陽" });
    await addPlayer(stack, { firstName: "明", lastName: "陽" });
    for (const term of ["歐陽", "小明", "歐陽小明", "小明歐陽", "陽小"]) {
      expect(
        (await search(term)).map((hit) => hit.id),
        term,
      ).toEqual([id]);
    }
    expect(await search("zo")).toEqual([]);
  });

  it("finds a payment, a round and a page, with what is needed to open them", async () => {
    const { id: playerId } = await addPlayer(stack);
    const now = stack.kit.clock.now();
    await stack.kit.db.query(
      `insert into deposits (id, player_id, method, provider, currency, amount_minor, status, created_at)
       values ('deposit_sought', $1, 'VISA', 'sandbox', 'CAD', 2500, 'COMPLETED', $2)`,
      [playerId, now],
    );
    await stack.kit.db.query(
      `insert into wagering.wager (player_id, id, provider, product_id, vertical, reference_kind, currency, state,
         sequence, staked, won, purse_ids, purse_amounts, started_at, changed_at)
       values ($1, 'round_sought', 'house', '1401', 'casino', 'round', 'CAD', 'SETTLED', 1, 100, 250, '{}', '{}', $2, $2)`,
      [playerId, now],
    );
    expect(await search("deposit_sought")).toMatchObject([
      { kind: "DEPOSIT", title: "25 CAD", text: "VISA · COMPLETED", playerId },
    ]);
    expect(await search("round_sought")).toMatchObject([
      { kind: "ROUND", text: "stake 1, win 2.5 CAD", playerId },
    ]);
    expect(await search("responsible")).toContainEqual(expect.objectContaining({ kind: "PAGE" }));
  });

  it("shows operators only what their roles may open, and records who searched", async () => {
    const { id } = await addPlayer(stack, { lastName: "Quarrington" });
    expect((await search("quarrington", ["SUPPORT"])).map((hit) => hit.id)).toEqual([id]);
    expect(await search("quarrington", ["CONTENT"])).toEqual([]);
    expect(await search("quarrington", ["TRADER"])).toEqual([]);
    expect((await stack.client().call(searchEverything, { query: { term: "quarrington" } })).status).toBe(
      401,
    );
    const read = await stack.kit.db.query(
      `select 1 from audit_entries where call = 'search-everything' and details::text like '%quarrington%'`,
    );
    expect(read.length).toBeGreaterThanOrEqual(1);
  });
});
