import type { Call } from "@parlour/contracts/call";
import { calls as allCalls } from "@parlour/contracts/calls";
import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
import { listRegulatorExports } from "@parlour/contracts/calls/office/regulator-exports/list-regulator-exports";
import { listContactMessages } from "@parlour/contracts/calls/site/contact/list-contact-messages";
import type { ContactState } from "@parlour/contracts/entities/contact-desk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

const count = 260;

let stack: TestStack;
let desk: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "hana");
  const { db, clock } = stack.kit;
  const values = [count, clock.now()];
  const at = "$2::timestamptz - (n || ' minutes')::interval";
  await db.query(
    `insert into withdrawals (id, player_id, method, method_kind, provider, currency, amount_minor, fee_minor, target,
       target_label, status, created_at)
     select 'w_' || n, 'player_demo', 'CBT', 'CBT', 'sandbox', 'USD', 1000, 0, 't', 't', 'DECLINED', ${at}
       from generate_series(1, $1::int) n`,
    values,
  );
  for (const state of ["OPEN", "CLOSED"] satisfies ContactState[]) {
    await db.query(
      `insert into contact_messages (id, email, subject, message, language, state, created_at)
       select 'contact_${state.toLowerCase().padEnd(14, "x")}' || lpad(n::text, 6, '0'), 'a@example.org', 's', 'm', 'en', '${state}', ${at}
         from generate_series(1, $1::int) n`,
      values,
    );
  }
  await db.query(
    `insert into player_notes (player_id, id, text, operator_id, operator_name, created_at)
     select 'player_demo', 'note_' || n, 't', 'o', 'o', ${at} from generate_series(1, $1::int) n`,
    values,
  );
  await db.query(
    `insert into regulator_exports (id, shape, from_day, to_day, currency, state, requested_by, requested_at)
     select 'export_' || n, 'MT', '2026-01-01', '2026-01-31', 'EUR', 'WAITING', 'hana', ${at}
       from generate_series(1, $1::int) n`,
    values,
  );
});
afterAll(() => stack.close());

type Page = { items: { id: string }[]; nextCursor: string | null };

/** Reads all pages, and returns the ids in the order of the list. */
async function readAll(read: (cursor: { cursor?: string }) => Promise<{ body: Page }>): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const { body } = await read(cursor === null ? {} : { cursor });
    ids.push(...body.items.map(({ id }) => id));
    cursor = body.nextCursor;
  } while (cursor !== null);
  return ids;
}

const newestFirst = (prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}_${index + 1}`);

describe("history lists are newest first and paged", () => {
  it("of decided withdrawals", async () => {
    const ids = await readAll((cursor) =>
      desk.call(listWithdrawalsToReview, { query: { status: "DECLINED", ...cursor } }),
    );
    expect(ids.filter((id) => id.startsWith("w_"))).toEqual(newestFirst("w"));
  });

  it("of a player's payments and notes", async () => {
    const params = { playerId: "player_demo" };
    const payments = await readAll((query) => desk.call(listPaymentsOfPlayer, { params, query }));
    expect(payments.filter((id) => id.startsWith("w_"))).toEqual(newestFirst("w"));
    const notes = await readAll((query) => desk.call(listPlayerNotes, { params, query }));
    expect(notes).toEqual(newestFirst("note"));
  });

  it("of closed messages, while open ones wait oldest first", async () => {
    const read = (state: ContactState) =>
      readAll((cursor) => desk.call(listContactMessages, { query: { state, ...cursor } }));
    const numbers = (ids: readonly string[]) => ids.map((id) => Number(id.slice(-6)));
    const newest = Array.from({ length: count }, (_, index) => index + 1);
    expect(numbers(await read("CLOSED"))).toEqual(newest);
    expect(numbers(await read("OPEN"))).toEqual(newest.toReversed());
  });

  it("of exports for regulators", async () => {
    const ids = await readAll((query) => desk.call(listRegulatorExports, { query }));
    expect(ids).toEqual(newestFirst("export"));
  });
});

/** Lists without pages, with the reason why each of them stays short. */
const bounded: Record<string, string> = {
  "list-alerts": "open alerts only, one per cause",
  "list-bonus-offers": "offers that operators wrote, all of them",
  "list-brands": "brands of the installation",
  "list-chat-operators": "operators who are in the chat now",
  "list-chats": "chats that are open now",
  "list-configured-games": "games of the installation",
  "list-dealt-tables": "tables with a dealer",
  "list-desk-poker-pools": "fast-fold pools of the installation",
  "list-documents-of-player": "list-documents pages through the same documents by playerId",
  "list-leaderboard-winners": "one per place with a prize, of which a leaderboard has a fixed number",
  "list-liability-limits": "rules that traders set, all of which decide on bets",
  "list-live-game-tables": "live games of the installation, each with at most ten tables",
  "list-login-locks": "a player's attempts that still count towards a lock",
  "list-loyalty-tiers": "tiers of the programme",
  "list-offered-methods": "payment methods of the installation",
  "list-operator-roles": "roles of the installation",
  "list-operator-sessions": "sessions that are open now",
  "list-operators": "operators of the installation",
  "list-payment-kinds": "kinds that the installed providers declare",
  "list-player-data-exports": "the last hundred; a player makes at most three a day",
  "list-player-limits": "one per payment method",
  "list-player-names": "one per id that was sent",
  "list-player-segments": "at most 200 segments; saving another one is refused",
  "list-poker-tournament-templates": "templates of the installation",
  "list-pool-terms": "one per type of pool",
  "list-providers": "providers of the installation",
  "list-queue-claims": "claims of one queue that operators hold now",
  "list-second-person-rules": "one per kind of change",
  "list-voided-poker-hands": "the last hundred of 90 days; only a change of the rules can void a hand",
  "search-everything": "the best matches of each kind",
  "search-players": "the best matches; `more` says that there are others",
  "list-studios": "studios of the installation",
  "list-support-notes": "notes on one conversation, the first 200",
  "list-support-tags": "tags that operators wrote",
  "list-support-targets": "one row per channel",
  "list-support-templates": "texts that operators wrote",
};

/** Rankings need no further pages, because only the top matters. */
const rankings: Record<string, string> = {
  "list-help-misses": "the most frequent searches; old ones are deleted",
};

describe("every list for operators", () => {
  const lists = allCalls.filter(
    ({ name, method, access }) => method === "GET" && access === "operator" && /^(list|search)-/.test(name),
  );
  const shapeOf = (schema: unknown): object => (schema as { shape?: object } | undefined)?.shape ?? {};
  /**
   * A list with pages has a cursor in its query and the next cursor in its answer. An answer that is a plain array
   * cannot contain a cursor, so a client uses `limit` to request one row more than it shows.
   */
  const isPaged = ({ query, answers }: Call): boolean => {
    const asked = Object.keys(shapeOf(query));
    const answered = Object.keys(shapeOf(answers[200]));
    const cursors = asked.filter((name) => /cursor$/i.test(name));
    if (answered.length === 0) return cursors.length > 0 && asked.includes("limit");
    return (
      cursors.length > 0 &&
      cursors.every((name) => answered.includes(`next${name[0]!.toUpperCase()}${name.slice(1)}`))
    );
  };

  it("is paged, or there is a reason why it is not", () => {
    const unpaged = lists.filter((call) => !isPaged(call)).map(({ name }) => name);
    expect(lists.length - unpaged.length).toBeGreaterThan(35);
    expect(unpaged.sort()).toEqual([...Object.keys(bounded), ...Object.keys(rankings)].sort());
  });
});

describe("an unknown player", () => {
  const calls = allCalls.filter(
    ({ path, method, access }) =>
      method === "GET" && access === "operator" && path.includes("/players/{playerId}"),
  );
  it.each(calls.map((call) => [call.name, call] as const))("is 404 for %s", async (_name, call) => {
    const params = { playerId: "player_unknown", roundId: "round_unknown" };
    expect((await desk.call(call, { params })).status).toBe(404);
  });
});
