import { listPlayerSessions } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import { getPlayerProtection } from "@parlour/contracts/calls/identity/player-verification/get-player-protection";
import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { searchPlayers } from "@parlour/contracts/calls/identity/profile/search-players";
import { listDocumentsOfPlayer } from "@parlour/contracts/calls/identity/profile-profiling/list-documents-of-player";
import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { getPlayerWallet } from "@parlour/contracts/calls/money/wallet-gateway/get-player-wallet";
import { listPlayerEntries } from "@parlour/contracts/calls/money/wallet-gateway/list-player-entries";
import { searchEverything } from "@parlour/contracts/calls/office/global-search/search-everything";
import { getPlayerSummary } from "@parlour/contracts/calls/office/player-directory/get-player-summary";
import { listPlayers } from "@parlour/contracts/calls/office/player-directory/list-players";
import { getReport } from "@parlour/contracts/calls/office/reports/get-report";
import { listRoundsOfPlayer } from "@parlour/contracts/calls/play/games/list-rounds-of-player";
import { getLimitsAndBreaks } from "@parlour/contracts/calls/protection/player-protection/get-limits-and-breaks";
import { startStack } from "@parlour/stack/start-stack";
import { noCalendars } from "@parlour/stack/testing-calendars";
import { createClient, type TestClient } from "@parlour/stack/testing-client";
import { actAsOperator, authoriseTestOperator } from "@parlour/stack/testing-operator";
import { openOnServer } from "./bench-database.ts";
import { loadConsoleData, playerOf } from "./console-data.ts";
import { loadConsoleLists } from "./console-lists.ts";

const whole = { players: 1_000_000, entries: 20_000_000 };
/** The highest acceptable median response times, in milliseconds. */
const limits = { search: 50, page: 200, list: 200, report: 1_000 };

const pageCalls = [
  getPlayer,
  getPlayerSummary,
  getLimitsAndBreaks,
  getPlayerWallet,
  listPlayerEntries,
  listRoundsOfPlayer,
  listPaymentsOfPlayer,
  listDocumentsOfPlayer,
  listPlayerSessions,
  getPlayerProtection,
  listPlayerNotes,
] as const;

const someone = playerOf(4_711);

/** Every filter of the player list with common and rare values, and some combinations of filters. */
const filters: Record<string, Record<string, string>> = {
  "no filter": {},
  "status, common": { status: "ACTIVE" },
  "status, rare": { status: "DISABLED" },
  "country, common": { country: "CA" },
  "country, rare": { country: "CN" },
  "country that nobody is from": { country: "NZ" },
  verification: { verification: "PENDING" },
  tier: { tier: "tier-4" },
  "tag, common": { tag: "vip" },
  "tag, rare": { tag: "call-back" },
  "joined in a week": { joinedFrom: "2026-03-01", joinedTo: "2026-03-07" },
  "seen lately": { seenFrom: "2027-08-10" },
  "not seen for long": { notSeenSince: "2026-01-05" },
  deposited: { deposited: "YES" },
  "never deposited": { deposited: "NO" },
  "deposits above a sum, rare": { minDeposits: "9200", currency: "CAD" },
  "currency that nobody has": { currency: "XYZ" },
  "brand, common": { brand: "main" },
  "brand, rare": { brand: "second" },
  "term, a name that thousands share": { term: someone.last },
  "term, first and last name": { term: `${someone.first} ${someone.last}` },
  "term, an e-mail address": { term: someone.email },
  "term that finds nobody": { term: "zzyzx-nobody" },
  "term, brand and status": { term: someone.first, brand: "second", status: "CLOSED" },
  "three together": { status: "CLOSED", country: "US", deposited: "YES" },
  "rare ones together": { status: "DISABLED", country: "BR", verification: "INVALID" },
};

/**
 * Measures the search of Ctrl-K, the player picker's search, the player list with every filter, a player's whole page and the revenue report of a
 * month, with a million players in the database.
 */
export async function run({ scale = 1, entries }: { scale?: number; entries?: number } = {}): Promise<void> {
  const database = await openOnServer();
  if (database === undefined) throw new Error("This needs a PostgreSQL server: set BENCH_DATABASE_URL.");
  const size = {
    players: Math.floor(whole.players * scale),
    entries: entries ?? Math.floor(whole.entries * scale),
  };
  try {
    // The first start creates the tables. We restart once the data is loaded.
    const stackOptions = {
      env: {
        DATABASE_URL: database.url,
        LOG_LEVEL: "silent",
        ...noCalendars,
      },
      port: 0,
      quiet: true,
      shell: "none" as const,
      requestsPerSecond: 100_000,
      authoriseOperator: authoriseTestOperator,
    };
    await (await startStack(stackOptions)).close();
    const began = performance.now();
    await loadConsoleData({ database: database.database, url: database.url! }, size);
    await loadConsoleLists(database.database);
    const seconds = Math.round((performance.now() - began) / 1_000);
    process.stdout.write(`${size.players} players and ${size.entries} entries, loaded in ${seconds} s\n`);
    const stack = await startStack(stackOptions);
    try {
      const desk = actAsOperator(createClient(stack.origin), "bench");
      await measureSearch(desk, size.players);
      await measureLists(desk);
      await measurePage(desk, size.players);
      await measureReport(desk);
    } finally {
      await stack.close();
    }
  } finally {
    await database.close();
  }
}

/** Measures the search of Ctrl-K, which asks all services, and the player picker's, which finds only players. */
async function measureSearch(desk: TestClient, players: number): Promise<void> {
  const kinds: Record<string, (player: ReturnType<typeof playerOf>) => string> = {
    "e-mail": ({ email }) => email,
    nickname: ({ nickname }) => nickname,
    "name, thousands share it": ({ last }) => last,
    "first and last name": ({ first, last }) => `${first} ${last}`,
    "part of the phone": ({ phone }) => phone.slice(2),
    id: ({ id }) => id,
    "address of a session": ({ address }) => address,
    device: ({ device }) => device,
  };
  const searches = {
    "Ctrl-K": (term: string) => desk.call(searchEverything, { query: { term } }),
    "player picker": (term: string) => desk.call(searchPlayers, { query: { term } }),
  };
  for (const [search, find] of Object.entries(searches)) {
    const all: number[] = [];
    for (const [name, termOf] of Object.entries(kinds)) {
      const times = await timesOf(async (index) => {
        const term = termOf(playerOf((index * 7_919) % players));
        const { status, body } = await find(term);
        if (status !== 200) throw new Error(`${search} was answered ${status}`);
        if (body.items.length === 0) throw new Error(`${term} finds nobody`);
      });
      all.push(...times);
      reportTimes(`${search} by ${name}`, times);
    }
    judge(search, all, limits.search);
  }
}

/** Measures the first page of the list. The limit applies to the slowest filter, not to the median of all filters. */
async function measureLists(desk: TestClient): Promise<void> {
  let slowest: number[] = [];
  for (const [name, query] of Object.entries(filters)) {
    const times = await timesOf(async () => {
      const { status } = await desk.call(listPlayers, { query });
      if (status !== 200) throw new Error(`the list was answered ${status}`);
    }, 40);
    reportTimes(`list, ${name}`, times);
    if (at(times, 0.5) > at(slowest, 0.5)) slowest = times;
  }
  judge("player list, slowest filter", slowest, limits.list);
}

async function measureReport(desk: TestClient): Promise<void> {
  const query = { from: "2026-10-01", to: "2026-10-31", currency: "CAD" };
  const times = await timesOf(async () => {
    const { status, body } = await desk.call(getReport, { params: { report: "revenue" }, query });
    if (status !== 200 || body.rows.length < 31) throw new Error(`the report was answered ${status}`);
  }, 20);
  reportTimes("revenue report of a month", times);
  judge("revenue report", times, limits.report);
}

/** Measures all tabs of the player page, requested at the same time. */
async function measurePage(desk: TestClient, players: number): Promise<void> {
  const open = async (index: number) => {
    const params = { playerId: playerOf(index % players).id };
    const answers = await Promise.all(pageCalls.map((call) => desk.call(call, { params })));
    const failed = answers.find(({ status }) => status !== 200);
    if (failed) throw new Error(`a part of the page was answered ${failed.status}`);
  };
  const busy = await timesOf((index) => open(index % Math.ceil(players / 100)));
  reportTimes("page of a busy player", busy);
  const any = await timesOf((index) => open(index * 7_919));
  reportTimes("page of any player", any);
  judge("player page", [...busy, ...any], limits.page);
}

async function timesOf(ask: (index: number) => Promise<void>, tries = 200): Promise<number[]> {
  for (let index = 0; index < 5; index++) await ask(index);
  const times: number[] = [];
  for (let index = 0; index < tries; index++) {
    const began = performance.now();
    await ask(index + 5);
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}

const at = (times: readonly number[], share: number) => times[Math.floor(times.length * share)] ?? 0;

function reportTimes(name: string, times: readonly number[]): void {
  const [median, slow] = [at(times, 0.5), at(times, 0.95)].map((ms) => ms.toFixed(1));
  process.stdout.write(`${name.padEnd(44)} median ${median} ms, 95 of 100 within ${slow} ms\n`);
}

function judge(name: string, times: number[], limitMs: number): void {
  const median = at(
    times.toSorted((one, other) => one - other),
    0.5,
  );
  process.stdout.write(`${name}: median ${median.toFixed(1)} ms of at most ${limitMs} ms\n`);
  if (median > limitMs) process.exitCode = 1;
}
