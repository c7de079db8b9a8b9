import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { getPlayerRound } from "@parlour/contracts/calls/play/games/get-player-round";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { callDealtResult } from "@parlour/contracts/calls/play/shared-rounds/call-dealt-result";
import { closeDealtTable } from "@parlour/contracts/calls/play/shared-rounds/close-dealt-table";
import { getDealtRound } from "@parlour/contracts/calls/play/shared-rounds/get-dealt-round";
import { getTableRound } from "@parlour/contracts/calls/play/shared-rounds/get-table-round";
import { getTableVideo } from "@parlour/contracts/calls/play/shared-rounds/get-table-video";
import { listDealtTables } from "@parlour/contracts/calls/play/shared-rounds/list-dealt-tables";
import { listLiveTables } from "@parlour/contracts/calls/play/shared-rounds/list-live-tables";
import { openDealtTable } from "@parlour/contracts/calls/play/shared-rounds/open-dealt-table";
import { reportDealerPresence } from "@parlour/contracts/calls/play/shared-rounds/report-dealer-presence";
import { studioRouletteTable } from "@parlour/games/studio-roulette/math/studio-roulette-table";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { playable, sit } from "../testing-tables.ts";

const patience = { timeout: 30_000, interval: 20 };
const slug = "studio-roulette";
const params = { slug };
let stack: TestStack;
let dora: TestClient;
beforeAll(async () => {
  // With an external media server, only the dealer's console knows whether video is being sent.
  const env = {
    MEDIA_SERVER_URL: "https://media.parlour.example/live/",
    MEDIA_SERVER_SECRET: "0123456789abcdef0123456789abcdef",
  };
  stack = await testStack({ shell: "none", env, authoriseOperator: authoriseTestOperator });
  dora = actAsOperator(stack.client(), "dora", ["DEALER"]);
});
afterAll(() => stack?.close());

const report = () => dora.call(reportDealerPresence, { params, body: { isSending: true } });
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 2_000) {
    stack.clock.advance(Math.min(left, 2_000));
    await report();
  }
}

it("is for dealers only, and hands out addresses of the media server", async () => {
  const support = actAsOperator(stack.client(), "sue", ["SUPPORT", "GAMES", "TRADER"]);
  expect((await support.call(listDealtTables)).status).toBe(403);
  expect(await stack.client().call(getTableVideo, { params })).toMatchObject({
    status: 409,
    body: { errorCode: "DEALER_AWAY" },
  });
  const { tables } = (await dora.call(listDealtTables)).body;
  expect(tables).toMatchObject([{ slug, name: "Studio Roulette", state: "AWAY", dealer: null }]);
  expect(tables[0]!.outcomes).toHaveLength(37);
  expect((await report()).status).toBe(409);

  const inRoom = async () => {
    const { tables: listed } = (await stack.client().call(listLiveTables, { query: { currencyCode: "USD" } }))
      .body;
    return new Map(listed.map(({ slug: name, dealer, opening }) => [name, { dealer, ...opening }]));
  };
  expect((await inRoom()).get(slug)).toEqual({ dealer: "AWAY", isOpen: false, opensAt: null });
  expect((await inRoom()).get("live-roulette")).toMatchObject({ dealer: null, isOpen: true });
  const opened = await dora.call(openDealtTable, { params });
  expect((await inRoom()).get(slug)).toMatchObject({ dealer: "NO_VIDEO", isOpen: false });
  await report();
  expect((await inRoom()).get(slug)).toMatchObject({ dealer: "DEALING", isOpen: true });
  expect(opened.body).toMatchObject({
    table: { state: "NO_VIDEO", dealer: { name: "dora", isYou: true } },
    media: { url: "https://media.parlour.example/live/studio-roulette/whip" },
  });
  const otis = actAsOperator(stack.client(), "otis", ["DEALER"]);
  expect(await otis.call(openDealtTable, { params })).toMatchObject({
    status: 409,
    body: { errorCode: "NOT_DEALING" },
  });
  const watched = await stack.client().call(getTableVideo, { params });
  expect(watched.body.url).toBe("https://media.parlour.example/live/studio-roulette/whep");
  expect(watched.body.token).not.toBe(opened.body.media.token);
  expect((await dora.call(closeDealtTable, { params })).body).toMatchObject({ state: "AWAY" });
});

it("pays by the call, and again by a correction that two operators agree, without creating money", async () => {
  const { client } = await addFundedPlayer(stack);
  await dora.call(openDealtTable, { params });
  await report();
  const table = await sit(client, stack.origin, (await openGame(client, "1350")).gameSession);
  await table.reach("BETTING");
  const before = await playable(client);
  const { number } = table.latest()!;
  const bets = [
    { spot: "straight:17", stake: 1 },
    { spot: "red", stake: 2 },
  ];
  expect(await table.bet({ bets })).toMatchObject({ type: "answer" });
  await pass(studioRouletteTable.bettingMs);
  await table.reach("RUNNING");
  expect(await dora.call(closeDealtTable, { params })).toMatchObject({ status: 409 });
  const called = { params: { slug, number }, body: { outcome: { pocket: 17 } } };
  expect((await dora.call(callDealtResult, called)).body.round).toMatchObject({
    number,
    result: { text: "17" },
  });
  await pass(studioRouletteTable.runMs({ pocket: 17 }));
  await expect.poll(() => playable(client), patience).toBe(before - 3 + 36);

  const gail = actAsOperator(stack.client(), "gail", ["GAMES"]);
  const record = async () => (await gail.call(getTableRound, { params: { slug, number } })).body;
  await expect.poll(async () => (await record()).state, patience).toBe("SETTLED");
  const reason = "The ball was in 18";
  const data = { slug, number, outcome: { pocket: 18 } };
  const proposed = await dora.call(proposeChange, { body: { kind: "DEALT_RESULT", data, reason } });
  expect(proposed.status).toBe(201);
  const decide = { params: { id: proposed.body.id }, body: { decision: "APPROVE" as const, reason } };
  expect((await dora.call(decideProposal, decide)).status).toBe(403);
  expect((await gail.call(decideProposal, decide)).status).toBe(200);
  await expect.poll(() => playable(client), patience).toBe(before - 3 + 4);
  await expect.poll(async () => (await record()).state, patience).toBe("SETTLED");
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);

  const { items } = (await client.call(listPlayerRounds, { query: {} })).body;
  expect(items[0]).toMatchObject({ stake: 3, win: 4, state: "ENDED" });
  const own = await client.call(getPlayerRound, { params: { roundId: items[0]!.roundId } });
  expect(own.body).toMatchObject({ seeds: null, steps: [{ win: 4, view: { outcome: { pocket: 18 } } }] });
  const published = await stack.client().call(getDealtRound, { params: { slug, number } });
  expect(published.body.record.calls.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ["CALL", { pocket: 17 }],
    ["CORRECTION", { pocket: 18 }],
  ]);
  table.close();
});

it("keeps the console's signs of life out of the audit log, but not the calls", async () => {
  const ada = actAsOperator(stack.client(), "ada");
  const { items } = (await ada.call(listAuditEntries, { query: { limit: "100" } as never })).body;
  const names = items.filter(({ outcome }) => outcome === "DONE").map(({ call }) => call);
  expect(names).toContain("call-dealt-result");
  expect(names).not.toContain("report-dealer-presence");
});
