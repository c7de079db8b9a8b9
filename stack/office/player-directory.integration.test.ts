import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { deletePlayerSegment } from "@parlour/contracts/calls/office/player-directory/delete-player-segment";
import { exportPlayers } from "@parlour/contracts/calls/office/player-directory/export-players";
import { getPlayerSummary } from "@parlour/contracts/calls/office/player-directory/get-player-summary";
import { listPlayerSegments } from "@parlour/contracts/calls/office/player-directory/list-player-segments";
import { listPlayers } from "@parlour/contracts/calls/office/player-directory/list-players";
import { messagePlayers } from "@parlour/contracts/calls/office/player-directory/message-players";
import { savePlayerSegment } from "@parlour/contracts/calls/office/player-directory/save-player-segment";
import { tagPlayers } from "@parlour/contracts/calls/office/player-directory/tag-players";
import { startPlayerBreak } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import type { PlayerFilter } from "@parlour/contracts/entities/player-list";
import { insertPastSessions } from "@parlour/server/kit/session-store";
import { createDirectorySources } from "@parlour/server/main/player-directory";
import { seedDocumentStatus } from "@parlour/server/services/identity/profile-profiling";
import { gatherDirectory } from "@parlour/server/services/office/player-directory";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { betFrom, depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
let desk: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "lena");
}, 120_000);
afterAll(() => stack?.close());

const gather = () => gatherDirectory({ ...createDirectorySources(stack.kit, stack.ports), kit: stack.kit });
const list = async (filter: PlayerFilter & { cursor?: string }) => {
  const { status, body } = await desk.call(listPlayers, { query: filter });
  expect(status).toBe(200);
  return body;
};
const idsOf = async (filter: PlayerFilter) => (await list(filter)).items.map(({ id }) => id);
const audited = (subject: string) =>
  stack.kit.db.query<{ call: string; reason: string | null }>(
    "select call, reason from audit_entries where subject = $1 and outcome = 'DONE' order by at",
    [subject],
  );

describe("the player list", () => {
  it("is filtered by everything it shows, and the figures are sums of postings", async () => {
    const rich = await addPlayer(stack, { lastName: "Vantongeren", countryCode: "NO", subdivision: "" });
    const poor = await addPlayer(stack, { lastName: "Vantongeren", countryCode: "NO", subdivision: "" });
    await depositTo(stack, { playerId: rich.id, id: "d1", currency: "CAD", amountMinor: 500_00n });
    await betFrom(stack, { playerId: rich.id, id: "b1", currency: "CAD", amountMinor: 120_00n });
    await seedDocumentStatus(stack.kit, poor.id, "REQUESTED");
    await signIn(stack.client(), rich);
    await stack.clock.advance(120_000);
    await gather();
    const norway = { country: "NO" };
    expect(new Set(await idsOf(norway))).toEqual(new Set([rich.id, poor.id]));
    expect(await idsOf({ ...norway, deposited: "YES" })).toEqual([rich.id]);
    expect(await idsOf({ ...norway, deposited: "NO" })).toEqual([poor.id]);
    expect(await idsOf({ ...norway, currency: "CAD", minDeposits: 500 })).toEqual([rich.id]);
    expect(await idsOf({ ...norway, currency: "CAD", minDeposits: 501 })).toEqual([]);
    expect(await idsOf({ ...norway, verification: "REQUESTED" })).toEqual([poor.id]);
    expect(await idsOf({ ...norway, seenFrom: "2020-01-01" })).toEqual([rich.id]);
    expect(await idsOf({ ...norway, notSeenSince: "2020-01-01" })).toEqual([poor.id]);
    expect(await idsOf({ ...norway, joinedTo: "2020-01-01" })).toEqual([]);
    expect(await idsOf({ ...norway, status: "CLOSED" })).toEqual([]);
    expect(await idsOf({ term: "vantongeren", deposited: "YES" })).toEqual([rich.id]);
    const [found] = (await list({ ...norway, deposited: "YES" })).items;
    expect(found).toMatchObject({ deposits: 500, withdrawals: 0, grossRevenue: 120, netRevenue: 120 });
  });

  it("shows a locked account within moments", async () => {
    const { id } = await addPlayer(stack, { countryCode: "IS", subdivision: "" });
    await gather();
    expect(await idsOf({ country: "IS", status: "DISABLED" })).toEqual([]);
    const body = { status: "DISABLED" as const, reason: "Asked for by the bank" };
    await desk.call(changePlayerStatus, { params: { playerId: id }, body });
    await vi.waitFor(async () => expect(await idsOf({ country: "IS", status: "DISABLED" })).toEqual([id]), {
      timeout: 15_000,
    });
  });

  it("shows the breaks of players", async () => {
    const { id } = await addPlayer(stack, { countryCode: "AD", subdivision: "" });
    await gather();
    const breaks = async () => (await list({ country: "AD" })).items.map((player) => player.breaks);
    expect(await breaks()).toEqual([[]]);
    const body = { scope: "ALL", length: { kind: "TIME_OUT", hours: 24 }, reason: "Asked for it" } as const;
    expect((await desk.call(startPlayerBreak, { params: { playerId: id }, body })).status).toBe(200);
    expect(await breaks()).toMatchObject([[{ kind: "TIME_OUT", scope: "ALL", state: "ACTIVE" }]]);
  });

  it("is newest first and paged", async () => {
    await stack.kit.db.query(
      `insert into player_directory (player_id, joined_at, status, country, currency, verification, tier)
       select 'player_demo_' || n, now(), 'ACTIVE', 'LU', 'EUR', 'VERIFIED', '' from generate_series(1, 3) n`,
    );
    // Rows whose player doesn't exist are never shown.
    expect((await list({ country: "LU" })).items).toEqual([]);
    const players = [];
    for (let index = 0; index < 52; index++) {
      players.push(await addPlayer(stack, { countryCode: "MT", subdivision: "" }));
    }
    await gather();
    const first = await list({ country: "MT" });
    expect(first.items).toHaveLength(50);
    const second = await list({ country: "MT", cursor: first.nextCursor! });
    expect(second.nextCursor).toBeNull();
    const seen = [...first.items, ...second.items];
    expect(new Set(seen.map(({ id }) => id)).size).toBe(52);
    expect(seen.map(({ createdAt }) => createdAt)).toEqual(
      seen
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
  }, 60_000);

  it("is exported as CSV, which the audit log records", async () => {
    const { id } = await addPlayer(stack, { lastName: "=cmd()", countryCode: "LI", subdivision: "" });
    await gather();
    const { status, body } = await desk.call(exportPlayers, { query: { country: "LI" } });
    expect(status).toBe(200);
    const lines = String(body).trim().split("\r\n");
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${id},Rosalind,'=cmd()`);
    const reads = await stack.kit.db.query(
      "select 1 from audit_entries where call = 'export-players' and details::text like '%LI%'",
    );
    expect(reads).toHaveLength(1);
  });

  it("is exported whole, however long it is", async () => {
    const count = 10_020;
    await stack.kit.db.query(
      `insert into players (id, email, nickname, first_name, last_name, birth_date, phone_prefix, phones, country_code,
         subdivision, currency, language, terms_accepted_at, created_at)
       select 'player_many_' || n, 'many' || n || '@example.org', 'many-' || n, 'Many', 'Lines', '1990-01-01', '+1', array['1'],
         'VU', '', 'CAD', 'en', $1, $1 from generate_series(1, $2::int) n`,
      [stack.clock.now(), count],
    );
    await stack.kit.db.query(
      `insert into player_directory (player_id, joined_at, status, country, currency, verification, tier)
       select id, created_at, status, country_code, currency, 'REQUESTED', '' from players where country_code = 'VU'
       on conflict do nothing`,
    );
    const { status, body } = await desk.call(exportPlayers, { query: { country: "VU" } });
    expect(status).toBe(200);
    const ids = String(body)
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(ids).toHaveLength(count);
    expect(new Set(ids).size).toBe(count);
  }, 120_000);

  it("is closed to operators without a player role", async () => {
    const trader = actAsOperator(stack.client(), "tim", ["TRADER"]);
    expect((await trader.call(listPlayers, { query: {} })).status).toBe(403);
    expect((await trader.call(exportPlayers, { query: {} })).status).toBe(403);
    const payments = actAsOperator(stack.client(), "pia", ["PAYMENTS"]);
    const body = { playerIds: ["player_demo"], title: "t", text: "t", reason: "not mine" };
    expect((await payments.call(messagePlayers, { body })).status).toBe(403);
  });
});

describe("many players at once", () => {
  it("get a tag and lose it again, each with an audit entry", async () => {
    const ids = [(await addPlayer(stack)).id, (await addPlayer(stack)).id];
    await gather();
    const tag = (action: "ADD" | "REMOVE", playerIds: string[]) =>
      desk.call(tagPlayers, { body: { playerIds, tag: "call-back", action, reason: "Asked for a call" } });
    expect((await tag("ADD", ids)).body).toEqual({ changed: 2 });
    expect((await tag("ADD", ids)).body).toEqual({ changed: 0 });
    expect(new Set(await idsOf({ tag: "call-back" }))).toEqual(new Set(ids));
    expect(await audited(`player:${ids[0]}`)).toEqual([{ call: "tag-players", reason: "Asked for a call" }]);
    expect((await tag("REMOVE", [ids[0]!])).body).toEqual({ changed: 1 });
    expect(await idsOf({ tag: "call-back" })).toEqual([ids[1]]);
    expect((await tag("ADD", ["player_none"])).status).toBe(404);
  });

  it("get one message each", async () => {
    const ids = [(await addPlayer(stack)).id, (await addPlayer(stack)).id];
    const body = { playerIds: [...ids, ids[0]!], title: "Maintenance", text: "Tonight.", reason: "Planned" };
    expect((await desk.call(messagePlayers, { body })).body).toEqual({ sent: 2 });
    expect(await audited(`player:${ids[1]}`)).toEqual([{ call: "message-players", reason: "Planned" }]);
  });
});

describe("a segment", () => {
  it("is saved for everyone, replaced by name and deleted", async () => {
    const save = async (filter: PlayerFilter) =>
      (await desk.call(savePlayerSegment, { body: { name: "Sleepers", filter } })).body;
    const first = await save({ status: "ACTIVE", notSeenSince: "2026-01-01" });
    const second = await save({ status: "ACTIVE", minDeposits: 100, currency: "CAD" });
    expect(second).toMatchObject({ id: first.id, author: "lena", filter: { minDeposits: 100 } });
    expect((await desk.call(listPlayerSegments)).body.items).toEqual([second]);
    expect(await audited(`player-segment:${first.id}`)).toHaveLength(2);
    expect((await desk.call(deletePlayerSegment, { params: { id: first.id } })).status).toBe(200);
    expect((await desk.call(deletePlayerSegment, { params: { id: first.id } })).status).toBe(404);
    expect((await desk.call(listPlayerSegments)).body.items).toEqual([]);
  });
});

describe("a player's summary", () => {
  it("is as current as the ledger and names accounts of the same person", async () => {
    const person = { firstName: "Ottoline", lastName: "Marchetti", birthDate: "1979-02-03" };
    const { id } = await addPlayer(stack, person);
    const twin = await addPlayer(stack, { ...person, lastName: "marchetti" });
    await depositTo(stack, { playerId: id, id: "d1", currency: "CAD", amountMinor: 80_00n });
    await betFrom(stack, { playerId: id, id: "b1", currency: "CAD", amountMinor: 30_00n });
    const read = async (client = desk) =>
      (await client.call(getPlayerSummary, { params: { playerId: id } })).body;
    const expected = { deposits: 80, grossRevenue: 30, netRevenue: 30, promotions: 0, bonusShare: 0 };
    expect(await read()).toMatchObject(expected);
    await stack.clock.advance(120_000);
    await gather();
    expect(await read()).toMatchObject({
      ...expected,
      verification: "NOT_REQUESTED",
      tags: [],
      similar: [{ id: twin.id, name: "Ottoline marchetti", shared: ["PERSON"] }],
      risk: { score: null, hasOpenCase: false },
    });
    expect((await read(actAsOperator(stack.client(), "sue", ["SUPPORT"]))).risk).toBeNull();
  });

  it("names accounts that share any device or recent address, however often the player came back", async () => {
    const one = await addPlayer(stack, { firstName: "Isaura" });
    const other = await addPlayer(stack, { firstName: "Benedikt" });
    const before = await addPlayer(stack, { firstName: "Calliope" });
    const now = stack.clock.now().getTime();
    const days = 86_400_000;
    const visit = (playerId: string, ageDays: number, from: { device?: string; address?: string }) => ({
      id: `session_${crypto.randomUUID()}`,
      player_id: playerId,
      country: "CA",
      device_id: from.device ?? null,
      address: from.address ?? null,
      user_agent: null,
      created_at: new Date(now - ageDays * days),
      ended_at: new Date(now - ageDays * days + 60_000),
    });
    const sessions = [
      visit(other.id, 50, { device: "tablet-27" }),
      visit(other.id, 20, { address: "203.0.113.27" }),
      visit(before.id, 40, { address: "203.0.113.27" }),
      visit(one.id, 12, { address: "203.0.113.27" }),
      ...Array.from({ length: 30 }, (_, index) => visit(one.id, 10 + index, { device: "tablet-27" })),
      visit(one.id, 1, { device: "phone-27", address: "203.0.113.28" }),
    ];
    await insertPastSessions(stack.kit.db, sessions, 900);
    const { body } = await desk.call(getPlayerSummary, { params: { playerId: one.id } });
    expect(body.similar).toMatchObject([{ id: other.id, shared: ["DEVICE", "ADDRESS"] }]);
  });
});
