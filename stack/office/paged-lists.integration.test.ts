import { listPlayerSessions } from "@parlour/contracts/calls/identity/login-service/list-player-sessions";
import { listBankAccountsOfPlayer } from "@parlour/contracts/calls/money/bank-accounts/list-bank-accounts-of-player";
import { listPaymentProblems } from "@parlour/contracts/calls/money/payment/list-payment-problems";
import { settlePaymentProblem } from "@parlour/contracts/calls/money/payment/settle-payment-problem";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { countQueues } from "@parlour/contracts/calls/office/operator-queues/count-queues";
import { listApiKeys } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import { savePlayerSegment } from "@parlour/contracts/calls/office/player-directory/save-player-segment";
import { listReportSendings } from "@parlour/contracts/calls/office/saved-reports/list-report-sendings";
import { listSavedReports } from "@parlour/contracts/calls/office/saved-reports/list-saved-reports";
import { saveReport } from "@parlour/contracts/calls/office/saved-reports/save-report";
import { listWebhooks } from "@parlour/contracts/calls/office/webhooks/list-webhooks";
import { listDealerTips } from "@parlour/contracts/calls/play/shared-rounds/list-dealer-tips";
import { listTableChatMutes } from "@parlour/contracts/calls/play/table-chat/list-table-chat-mutes";
import { getContentHistory } from "@parlour/contracts/calls/site/content/get-content-history";
import { listContentPictures } from "@parlour/contracts/calls/site/content/list-content-pictures";
import { listContentSchedules } from "@parlour/contracts/calls/site/content/list-content-schedules";
import { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { endOfId, manyRows, newestFirst, readArrayPages, readPages, timeOfRow } from "../testing-pages.ts";

let stack: TestStack;
let desk: TestClient;
const params = { playerId: "player_demo" };
const withCursor = (cursor: string | undefined) => ({ query: cursor === undefined ? {} : { cursor } });

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "hana");
});
afterAll(() => stack.close());

/** Inserts many rows; `n` counts them, and `$2` is the current time. */
async function addRows(into: string, values: string): Promise<void> {
  const { db, clock } = stack.kit;
  const rows = "generate_series(1, $1::int) n where $2::timestamptz is not null";
  await db.query(`insert into ${into} select ${values} from ${rows}`, [manyRows, clock.now()]);
}

describe("operators reach every row, newest first,", () => {
  it("of the picture library", async () => {
    await addRows(
      "content_pictures (name, width, height, author, created_at)",
      `'up-' || lpad(${endOfId}, 24, '0') || '-80x80', 80, 80, 'o', ${timeOfRow}`,
    );
    const rows = await readArrayPages(
      (query) => desk.call(listContentPictures, { query }),
      ({ name }) => name,
    );
    const names = newestFirst(`up-${"0".repeat(20)}`).map((name) => `${name}-80x80`);
    expect(rows.map(({ name }) => name).filter((name) => names.includes(name))).toEqual(names);
  });

  it("of a player's bank accounts, those of the profile last", async () => {
    await addRows(
      "bank_accounts (player_id, id, provider, token, name, bank, masked, holder, status, created_at)",
      `'player_demo', 'bank_' || ${endOfId}, 'p', 't', 'n', 'b', 'm', 'h', 'REMOVED', ${timeOfRow}`,
    );
    const rows = await readPages(async (cursor) => {
      const { body } = await desk.call(listBankAccountsOfPlayer, { params, ...withCursor(cursor) });
      return { items: body.items, next: body.nextCursor };
    });
    expect(rows.slice(0, manyRows).map(({ id }) => id)).toEqual(newestFirst("bank_"));
    const fromProfile = rows.slice(manyRows);
    expect(fromProfile.map(({ createdAt }) => createdAt)).toEqual([null, null]);
  });

  it("of a player's sessions and logins, each list by itself", async () => {
    await addRows(
      `sessions (id, secret_hash, handle, player_id, idle_seconds, created_at, last_seen_at, expires_at, ended_at,
         end_reason)`,
      `'old_' || ${endOfId}, sha256(('s' || n)::bytea), 'handle_' || n, 'player_demo', 60, ${timeOfRow}, $2, $2, $2,
         'LOGOUT'`,
    );
    await addRows(
      "login_records (player_id, id, created_at, outcome, device)",
      `'player_demo', 'past_' || ${endOfId}, ${timeOfRow}, 'SUCCESS', 'd'`,
    );
    const read = async (name: "sessionsCursor" | "signInsCursor", cursor: string | undefined) =>
      (await desk.call(listPlayerSessions, { params, query: cursor === undefined ? {} : { [name]: cursor } }))
        .body;
    const sessions = await readPages(async (cursor) => {
      const body = await read("sessionsCursor", cursor);
      return { items: body.sessions, next: body.nextSessionsCursor };
    });
    const ids = sessions.map(({ id }) => id);
    expect(ids.filter((id) => id.startsWith("old_"))).toEqual(newestFirst("old_"));
    const signIns = await readPages(async (cursor) => {
      const body = await read("signInsCursor", cursor);
      return { items: body.signIns, next: body.nextSignInsCursor };
    });
    expect(signIns.map(({ id }) => id).filter((id) => id.startsWith("past_"))).toEqual(newestFirst("past_"));
  });

  it("of webhooks and API keys", async () => {
    await addRows(
      "webhooks (id, name, url, events, state, approved_by, created_at)",
      `'hook_' || ${endOfId}, 'n', 'https://example.org', '{}', 'READY', 'o', ${timeOfRow}`,
    );
    const hooks = await readPages(async (cursor) => {
      const { body } = await desk.call(listWebhooks, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    expect(hooks.map(({ id }) => id)).toEqual(newestFirst("hook_"));

    await addRows(
      "api_keys (id, name, scopes, approved_by, created_at, expires_at)",
      `'key_' || ${endOfId}, 'key ' || n, '{REPORTS}', 'o', ${timeOfRow}, $2::timestamptz + interval '9 days'`,
    );
    const keys = await readPages(async (cursor) => {
      const { body } = await desk.call(listApiKeys, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    expect(keys.map(({ id }) => id)).toEqual(newestFirst("key_"));
  });

  it("of payouts of dealers' tips", async () => {
    await addRows(
      `dealer_tip_payouts (id, dealer_id, dealer_name, currency, amount_minor, tips, first_day, last_day, paid_at,
         paid_by, reason)`,
      `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'd', 'd', 'USD', 1, 1, '2026-01-01',
         '2026-01-01', ${timeOfRow}, 'o', 'r'`,
    );
    const rows = await readPages(async (cursor) => {
      const query = {
        from: "2026-01-01",
        to: "2026-01-02",
        ...(cursor !== undefined && { payoutsCursor: cursor }),
      };
      const { body } = await desk.call(listDealerTips, { query });
      return { items: body.payouts, next: body.nextPayoutsCursor };
    });
    const expected = newestFirst("00000000-0000-4000-8000-00000000");
    expect(rows.map(({ id }) => id)).toEqual(expected);
  });

  it("of muted players", async () => {
    await addRows(
      "table_chat_mutes (player_id, muted_at, muted_until, muted_by, reason)",
      `'muted_' || ${endOfId}, ${timeOfRow}, $2::timestamptz + interval '1 day', 'o', 'r'`,
    );
    const rows = await readPages(async (cursor) => {
      const { body } = await desk.call(listTableChatMutes, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    expect(rows.map(({ playerId }) => playerId)).toEqual(newestFirst("muted_"));
  });
});

describe("a document", () => {
  const ref = { bucket: "default", language: "en", kind: "page", key: "/paged" } as const;
  const key = "'default', 'en', 'page', '/paged'";
  beforeAll(async () => {
    await addRows(
      "content_versions (bucket, language, kind, key, version, body, author, checksum)",
      `${key}, n, '{"title": "t"}', 'seed', 'c'`,
    );
    await stack.kit.db.query(
      `insert into content_documents (bucket, language, kind, key, published_version) values (${key}, ${manyRows})`,
    );
    await addRows("content_publications (bucket, language, kind, key, version, author)", `${key}, n, 'seed'`);
  });

  it("has a paged history of versions and publications", async () => {
    const read = async (query: object) =>
      (await desk.call(getContentHistory, { query: { ...ref, ...query } })).body;
    const newest = Array.from({ length: manyRows }, (_, index) => manyRows - index);
    const versions = await readPages(async (cursor) => {
      const body = await read(cursor === undefined ? {} : { cursor });
      return { items: body.versions, next: body.nextCursor };
    });
    expect(versions.map(({ version }) => version)).toEqual(newest);
    const publications = await readPages(async (cursor) => {
      const body = await read(cursor === undefined ? {} : { publicationsCursor: cursor });
      return { items: body.publications, next: body.nextPublicationsCursor };
    });
    expect(publications.map(({ version }) => version)).toEqual(newest);
  });

  it("has a paged list of scheduled changes, the next one first", async () => {
    await addRows(
      "content_schedules (id, bucket, language, kind, key, version, due_at, author, state, created_at)",
      `'schedule_' || ${endOfId}, ${key}, 1, $2::timestamptz + (n || ' days')::interval, 'o', 'WAITING', $2`,
    );
    const rows = await readPages(async (cursor) => {
      const query = { bucket: ref.bucket, ...(cursor !== undefined && { cursor }) };
      const { body } = await desk.call(listContentSchedules, { query });
      return { items: body.items, next: body.nextCursor };
    });
    expect(rows.map(({ id }) => id)).toEqual(
      Array.from({ length: manyRows }, (_, index) => `schedule_${String(index + 1).padStart(4, "0")}`),
    );
  });
});

describe("saved reports", () => {
  const plan = { report: "revenue", range: "LAST_7_DAYS", currency: null, isShared: false };
  const save = (name: string) => desk.call(saveReport, { body: { ...plan, name } });

  it("that others share are paged by name, each with a paged log of its e-mails", async () => {
    await addRows(
      "saved_reports (id, name, report, range, is_shared, author_id, author, created_at)",
      `'report_' || ${endOfId}, 'Report ' || ${endOfId}, 'revenue', 'YESTERDAY', true, 'author_' || n, 'o', $2`,
    );
    const rows = await readPages(async (cursor) => {
      const { body } = await desk.call(listSavedReports, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    const names = Array.from(
      { length: manyRows },
      (_, index) => `Report ${String(index + 1).padStart(4, "0")}`,
    );
    expect(rows.map(({ name }) => name).filter((name) => name.startsWith("Report "))).toEqual(names);

    await addRows(
      "report_sendings (report_id, operator_id, operator_name, due_at, from_day, to_day, outcome, at)",
      `'report_0001', 'o', 'n' || n, ${timeOfRow} - (n || ' seconds')::interval, '2026-01-01', '2026-01-01', 'SENT', $2`,
    );
    const sendings = await readPages(async (cursor) => {
      const options = { params: { id: "report_0001" }, ...withCursor(cursor) };
      const { body } = await desk.call(listReportSendings, options);
      return { items: body.items, next: body.nextCursor };
    });
    expect(sendings.map(({ operatorName }) => operatorName)).toEqual(
      Array.from({ length: manyRows }, (_, index) => `n${manyRows - index}`),
    );
  });

  it("are limited for each author, who can still change them, and is told why another one is refused", async () => {
    const { db, clock } = stack.kit;
    await db.query(
      `insert into saved_reports (id, name, report, range, is_shared, author_id, author, created_at)
       select 'own_' || n, 'Own ' || n, 'revenue', 'YESTERDAY', false, 'operator_hana', 'hana', $1
       from generate_series(1, 199) n`,
      [clock.now()],
    );
    expect((await save("The last one")).status).toBe(200);
    expect(await save("One too many")).toMatchObject({
      status: 409,
      body: { errorCode: "TOO_MANY", most: 200 },
    });
    expect((await save("The last one")).status).toBe(200);
  });

  it("and player segments alike", async () => {
    const { db, clock } = stack.kit;
    await db.query(
      `insert into player_segments (id, name, filter, author, created_at)
       select 'segment_' || n, 'Segment ' || n, '{}', 'o', $1 from generate_series(1, 200) n`,
      [clock.now()],
    );
    const put = (name: string) => desk.call(savePlayerSegment, { body: { name, filter: {} } });
    expect(await put("One too many")).toMatchObject({
      status: 409,
      body: { errorCode: "TOO_MANY", most: 200 },
    });
    expect((await put("segment 7")).status).toBe(200);
  });
});

describe("an API key beyond the first page", () => {
  it("can get a new secret", async () => {
    const body = {
      kind: "API_SECRET",
      data: { keyId: "key_0260", overlapHours: 1 },
      reason: "A partner asked",
    };
    expect((await desk.call(proposeChange, { body })).status).toBe(201);
  });
});

describe("payment problems", () => {
  it("are paged oldest first, counted completely and can all be settled", async () => {
    await addRows(
      "provider_events (provider, id, kind, reference, status, received_at, applied)",
      `'sandbox', 'event_' || n, 'DEPOSIT', 'ref_' || ${endOfId}, 'COMPLETED', ${timeOfRow} + n * interval '1 microsecond',
         false`,
    );
    const rows = await readPages(async (cursor) => {
      const { body } = await desk.call(listPaymentProblems, withCursor(cursor));
      return { items: body.items, next: body.nextCursor };
    });
    const waiting = rows.filter(({ kind }) => kind === "WAITING_EVENT");
    // Of two rows in the same minute, the second was received a microsecond later.
    expect(waiting.map(({ reference }) => reference)).toEqual(newestFirst("ref_").toReversed());
    const { body: counts } = await desk.call(countQueues);
    expect(counts).toContainEqual({ queue: "payments", count: rows.length });
    const last = waiting.at(-1)!;
    const settled = await desk.call(settlePaymentProblem, {
      body: { id: last.id, reason: "Called the bank" },
    });
    expect(settled.status).toBe(200);
  });
});

describe("the chat desk", () => {
  it("lists the chats that operators have taken, however many visitors wait", async () => {
    const { db, clock } = stack.kit;
    await db.query(
      `insert into chats (id, token_hash, visitor_name, language, state, operator_id, operator_name, created_at,
         last_message_at)
       select 'chat_' || n, sha256(('chat' || n)::bytea), 'v', 'en', case when n > 501 then 'ACTIVE' else 'WAITING' end,
         case when n > 501 then 'operator_hana' end, case when n > 501 then 'hana' end, $1, $1
       from generate_series(1, 503) n`,
      [clock.now()],
    );
    const { body } = await desk.call(listChats);
    const ids = body.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["chat_1", "chat_502", "chat_503"]));
    expect(body.filter(({ state }) => state === "WAITING")).toHaveLength(500);
  });
});
