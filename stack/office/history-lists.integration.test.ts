import { calls as allCalls } from "@parlour/contracts/calls";
import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { listPaymentsOfPlayer } from "@parlour/contracts/calls/money/payment/list-payments-of-player";
import { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";
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
