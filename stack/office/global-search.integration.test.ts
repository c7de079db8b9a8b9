import { searchEverything } from "@parlour/contracts/calls/office/global-search/search-everything";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { raceDay } from "../testing-racing.ts";
import { addEvent, on, placed } from "../testing-sports.ts";

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

  it("finds sports and racing bets by their whole id, with the event or race that they are about", async () => {
    const fan = await addPlayer(stack, { currency: "CAD" });
    await depositTo(stack, { playerId: fan.id, id: "start", currency: "CAD", amountMinor: 100_00n });
    const client = stack.client();
    await signIn(client, fan);
    const match = await addEvent(stack);
    const sports = await placed(client, [on(match)]);
    const day = raceDay(stack);
    await stack.ports.racebook.driver.publish(2);
    const punter = await day.addPunter();
    const { race, runners } = await day.nextRace();
    const { number, prices } = runners[0]!;
    const fixed = { market: "FIXED", raceId: race.raceId, kind: "win", runners: [number], stake: 2 };
    const racing = await day.bet(punter, { ...fixed, price: prices.win });
    expect(racing.status, JSON.stringify(racing.body)).toBe(201);

    expect(await search(sports.id, ["TRADER"])).toMatchObject([
      { kind: "SPORTS_BET", title: "10 CAD", playerId: fan.id, subjectId: match.id, rank: 0 },
    ]);
    expect(await search(racing.body.betId, ["SUPPORT"])).toMatchObject([
      { kind: "RACING_BET", title: "2 USD", subjectId: race.raceId, rank: 0 },
    ]);
    for (const id of [sports.id, racing.body.betId]) {
      expect(await search(id, ["MARKETING"])).toEqual([]);
      expect(await search(id.slice(0, -1))).toEqual([]);
    }
  });

  it("puts exact matches first, then those that begin with the term", async () => {
    const inside = await Promise.all(
      Array.from({ length: 8 }, () => addPlayer(stack, { lastName: "McZebulon" })),
    );
    const start = await addPlayer(stack, { firstName: "Zebulon", lastName: "Pike" });
    const exact = await addPlayer(stack, { nickname: "zebulon" });
    const found = await search("zebulon");
    expect(found.map(({ id, rank }) => [id, rank]).slice(0, 2)).toEqual([
      [exact.id, 0],
      [start.id, 1],
    ]);
    expect(found.slice(2).every(({ id, rank }) => rank === 2 && inside.some((one) => one.id === id))).toBe(
      true,
    );
  });

  it("does not take a status for a name", async () => {
    const { id } = await addPlayer(stack, { lastName: "McLocked" });
    await stack.kit.db.query("update players set status = 'LOCKED' where id = $1", [id]);
    const found = (await search("locked")).find((hit) => hit.id === id);
    expect(found).toMatchObject({ text: expect.stringContaining("LOCKED"), rank: 2 });
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
