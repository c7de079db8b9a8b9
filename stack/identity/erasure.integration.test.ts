import { randomUUID } from "node:crypto";
import { cancelDataErasure } from "@parlour/contracts/calls/identity/personal-data/cancel-data-erasure";
import { listPlayerDataExports } from "@parlour/contracts/calls/identity/personal-data/list-player-data-exports";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { addPlayerNote } from "@parlour/contracts/calls/identity/profile/add-player-note";
import { listPlayerNotes } from "@parlour/contracts/calls/identity/profile/list-player-notes";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { closeAccount } from "@parlour/contracts/calls/protection/account-closing/close-account";
import { getPlayerClosing } from "@parlour/contracts/calls/protection/account-closing/get-player-closing";
import { downloadCaseReport } from "@parlour/contracts/calls/protection/cases/download-case-report";
import { erasePlayerKey, playerKey } from "@parlour/server/kit/player-keys";
import { seedDocuments } from "@parlour/server/services/identity/profile-profiling";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { findDifferences } from "../testing-cashier.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const patience = { timeout: 20_000 };
const yearMs = 365.25 * 86_400_000;
const desk = (name = "Ida") => actAsOperator(stack.client(), name);
const agreeToErase = (playerId: string) => agree(desk(), desk("Ruth"), "PLAYER_ERASURE", { playerId });
const erasureOf = async (playerId: string) =>
  (await desk().call(listPlayerDataExports, { params: { playerId } })).body.erasure;

/** Adds a player whose data is easy to find in a database. */
async function addTraceable() {
  const player = await addPlayer(stack, {
    email: `zapf-${randomUUID()}@example.org`,
    firstName: "Zapfina",
    lastName: "Zapfenstreich",
    nickname: `zapf-${randomUUID().slice(0, 8)}`,
    phone: "4165550199",
    linkedAccounts: [{ id: "bank_to_erase", name: "Zapfensparbuch", masked: "•••• 7", type: "BANK" }],
  });
  const client = stack.client();
  await signIn(client, player);
  await desk().call(addPlayerNote, {
    params: { playerId: player.id },
    body: { text: "Calls the Zapfenhotline" },
  });
  await seedDocuments(stack.kit, "Ida", [
    {
      id: `document_${player.id}`,
      playerId: player.id,
      documentKind: "PASSPORT",
      fileName: "zapfenpass.png",
      contentType: "image/png",
      file: Buffer.from("Zapfenpass"),
      uploadedAt: stack.clock.now(),
      status: "PENDING",
      reason: null,
    },
  ]);
  await client.call(verify, {
    body: { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword, operation: "updateProfile" },
  });
  const address = { countryCode: "CA", subdivision: "ON", street: "1 Zapfenweg", city: "Ottawa" };
  expect((await client.call(updateProfile, { body: { address } })).status).toBe(200);
  await addOldRows(player);
  return { player, client };
}

/** Adds rows as earlier versions stored them, a message sent without signing in, and a proposal about the player. */
async function addOldRows({ id, email, nickname }: { id: string; email: string; nickname: string }) {
  const { db, clock } = stack.kit;
  const now = clock.now();
  await db.query(
    `insert into player_notes (player_id, id, text, operator_id, operator_name, created_at)
     values ($1, 'note_old', 'An old Zapfennote', 'ida', 'Ida', $2)`,
    [id, now],
  );
  await db.query(
    `insert into bank_accounts (player_id, id, provider, token, name, bank, masked, holder, status, created_at)
     values ($1, 'bank_old', 'test', 'token', 'Zapfengeld', 'Zapfenbank', '1', 'Zapfina', 'REFUSED', $2)`,
    [id, now],
  );
  await db.query(
    `insert into documents (player_id, id, document_type, document_kind, file_name, content_type, size_bytes, sealed_file,
       uploaded_at, status) values ($1, $2, 'IDENTITY', 'PASSPORT', 'zapfenalt.png', 'image/png', 1, 'zapf', $3, 'INVALID')`,
    [id, `document_old_${id}`, now],
  );
  for (const [by, address, username] of [
    ["email", email.toUpperCase(), null],
    ["name", "office@example.org", nickname],
  ]) {
    const message = `contact_${by}_${id}`;
    await db.query(
      `insert into contact_messages (id, email, subject, message, username, language, created_at)
       values ($1, $2, 'Zapfenfrage', 'Zapfen?', $3, 'en', $4)`,
      [message, address, username, now],
    );
    await db.query(
      `insert into support_conversations (id, channel, title, language, opened_at, first_answer_due_at, resolution_due_at)
       values ($1, 'CONTACT', 'Zapfenfrage', 'en', $2, $2, $2)`,
      [message, now],
    );
  }
  await db.query(
    `insert into operator_proposals (id, kind, subject, summary, data, reason, state, proposed_by, proposed_by_name,
       proposed_at, decided_by, decided_by_name, decided_at, decision_reason)
     values ($1, 'BANK_ACCOUNT_LINK', 'player:' || $2, 'Link to Zapfina Zapfenstreich', $3, 'Zapfina called', 'REFUSED',
       'ida', 'Ida', $4, 'ruth', 'Ruth', $4, 'Not Zapfina')`,
    [`proposal_${id}`, id, JSON.stringify({ playerId: id, accountId: "bank_old" }), now],
  );
}

/** Adds what operators wrote about a player's payments, bonuses and cases. */
async function addReasons({ id }: { id: string }, state: "OPEN" | "CLOSED" = "CLOSED") {
  const { db, clock } = stack.kit;
  const now = clock.now();
  await db.query(
    `insert into withdrawals (id, player_id, method, method_kind, provider, currency, amount_minor, fee_minor, target, target_label,
       status, reason, created_at)
     values ('withdrawal_' || $1, $1, 'test', 'test', 'test', 'CAD', 500, 0, 't', 't', 'DECLINED', 'Zapfina lied', $2)`,
    [id, now],
  );
  await db.query(
    `insert into payment_steps (payment_id, from_status, to_status, event, actor, reason, at)
     values ('withdrawal_' || $1, 'PENDING', 'DECLINED', 'decline', 'ida', 'Zapfina lied', $2)`,
    [id, now],
  );
  await db.query(
    `insert into bonuses (id, player_id, type, name, terms, status, currency, created_at, claim_until, ended_at)
     values ('bonus_' || $1, $1, 'CASH', '{"en": "Cash"}', '{}', 'CANCELLED', 'CAD', $2, $2, $2)`,
    [id, now],
  );
  await db.query(
    `insert into bonus_steps (bonus_id, event, from_status, to_status, actor, reason, amount_minor, at)
     values ('bonus_' || $1, 'cancel', 'OFFERED', 'CANCELLED', 'ida', 'For Zapfina', 0, $2)`,
    [id, now],
  );
  await db.query(
    `insert into cases (id, player_id, kind, state, score, reasons, opened_at)
     values ('case_' || $1, $1, 'AML', $3, 20, '[{"code": "OPENED_BY_OPERATOR", "points": 20, "text": "Zapfina"}]', $2)`,
    [id, now, state],
  );
  await db.query(
    `insert into case_steps (case_id, kind, text, at) values ('case_' || $1, 'NOTE', 'Spoke to Zapfina', $2)`,
    [id, now],
  );
  await db.query(
    `insert into case_evidence (case_id, type, ref, text, at) values ('case_' || $1, 'NOTE', 'n', 'Zapfina said', $2)`,
    [id, now],
  );
  await db.query(
    `insert into case_tasks (id, case_id, title, created_at) values ('task_' || $1, 'case_' || $1, 'Call Zapfina', $2)`,
    [id, now],
  );
  await db.query(
    `insert into case_reports (id, case_id, page, checksum, made_by, made_at)
     values ('report_' || $1, 'case_' || $1, '<p>Zapfina Zapfenstreich</p>', 'sum', 'Ida', $2)`,
    [id, now],
  );
}

async function close({ player, client }: Awaited<ReturnType<typeof addTraceable>>): Promise<void> {
  await client.call(closeAccount, { body: { password: goodPassword, target: null, consent: true } });
  await vi.waitFor(async () => {
    const { body } = await desk().call(getPlayerClosing, { params: { playerId: player.id } });
    expect(body.closing?.state).toBe("CLOSED");
  }, patience);
}

/** Runs the job that carries out due erasures, or the given job, and waits until it has ended. */
async function runErasures(name = "personal-data-erasure"): Promise<void> {
  const count = async () => {
    const [row] = await stack.kit.db.query<{ done: number }>(
      `select count(*)::int as done from jobs.job
       where name = $1 and (state in ('completed', 'failed') or retry_count > 0 or state = 'retry')`,
      [name],
    );
    return row!.done;
  };
  const before = await count();
  await stack.kit.db.transaction((tx) =>
    stack.kit.jobs.enqueue(tx, name, {}, { singletonKey: randomUUID() }),
  );
  await vi.waitFor(async () => expect(await count()).toBeGreaterThan(before), patience);
}

/** Returns the tables that contain one of the words anywhere, as if we searched a dump of the database. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const tables = await stack.kit.db.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_%'
     order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    // A pattern that also finds text inside bytes, which are written as hexadecimal digits.
    const patterns = words
      .flatMap((word) => [word, Buffer.from(word).toString("hex")])
      .map((part) => `%${part}%`);
    const rows = await stack.kit.db.query(
      `select from ${name} as one where one::text ilike any($1) limit 1`,
      [patterns],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it("needs a closed account and two operators, and is carried out when the law allows it", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  const words = ["zapf", player.phone];
  await addReasons(player);
  expect(await agreeToErase(player.id)).toMatchObject({
    body: { errorCode: "PROPOSAL_REFUSED", cause: "the account is not closed" },
  });
  await close(traceable);
  expect((await agreeToErase(player.id)).status).toBe(200);
  expect(await agreeToErase(player.id)).toMatchObject({ body: { errorCode: "PROPOSAL_REFUSED" } });
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "SCHEDULED" });
  expect(await tablesWith(words)).toEqual(expect.arrayContaining(["public.documents", "public.players"]));
  const { body: kept } = await desk().call(listPlayerNotes, { params: { playerId: player.id } });
  expect(kept.items.map(({ text }) => text).sort()).toEqual(["An old Zapfennote", "Calls the Zapfenhotline"]);

  stack.clock.advance(5 * yearMs + 86_400_000);
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "DONE" });
  expect(await tablesWith(words)).toEqual([]);
  expect(await stack.kit.db.query("select from player_addresses where player_id = $1", [player.id])).toEqual(
    [],
  );
  const [kind] = await stack.kit.db.query(
    "select reasons -> 0 ->> 'code' as code from cases where player_id = $1",
    [player.id],
  );
  expect(kind).toEqual({ code: "OPENED_BY_OPERATOR" });
  const report = `report_${player.id}`;
  const params = { id: `case_${player.id}`, reportId: report };
  expect((await desk().call(downloadCaseReport, { params })).status).toBe(404);
  await expect(
    stack.kit.db.query("update case_reports set page = 'Another' where id = $1", [report]),
  ).rejects.toThrow("never changed");
  expect(await playerKey(stack.kit, stack.kit.db, player.id)).toBeUndefined();
  // The note and the document are still stored, but the key that decrypts them no longer exists.
  const { body: notes } = await desk().call(listPlayerNotes, { params: { playerId: player.id } });
  expect(notes.items.map(({ text }) => text)).toEqual(["[erased]", "[erased]"]);
  expect(
    await desk().call(addPlayerNote, { params: { playerId: player.id }, body: { text: "Called again" } }),
  ).toMatchObject({ status: 409, body: { errorCode: "PLAYER_ERASED" } });
  expect(await findDifferences(stack)).toEqual([]);
});

it("is not held up by erasures that fail", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  await close(traceable);
  expect((await agreeToErase(player.id)).status).toBe(200);
  // These players don't exist, so their erasures fail; there are as many of them as one run of the job handles.
  await stack.kit.db.query(
    `insert into personal_data_erasures (id, player_id, state, requested_at, due_at)
     select 'broken_' || n, 'player_broken_' || n, 'SCHEDULED', $1, $1 from generate_series(1, 500) n`,
    [stack.clock.now()],
  );
  stack.clock.advance(5 * yearMs + 86_400_000);
  await runErasures();
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "DONE" });
  await stack.kit.db.query("delete from personal_data_erasures where id like 'broken%'");
});

it("waits again if money arrived late and the account was closed a second time", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  await close(traceable);
  expect((await agreeToErase(player.id)).status).toBe(200);
  const closedAt = new Date(stack.clock.now().getTime() + yearMs);
  await stack.kit.db.query("update account_closings set closed_at = $2 where player_id = $1", [
    player.id,
    closedAt,
  ]);
  stack.clock.advance(5 * yearMs + 86_400_000);
  await runErasures();
  const erasure = await erasureOf(player.id);
  expect(erasure).toMatchObject({ state: "SCHEDULED" });
  expect(new Date(erasure!.dueAt) > stack.clock.now()).toBe(true);
  stack.clock.advance(yearMs + 86_400_000);
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "DONE" });
});

it("is possible for accounts that were closed before closings were recorded", async () => {
  const traceable = await addTraceable();
  await close(traceable);
  await stack.kit.db.query("delete from account_closings where player_id = $1", [traceable.player.id]);
  expect((await agreeToErase(traceable.player.id)).status).toBe(200);
});

it("leaves rows that can't be encrypted, and encrypts the others", async () => {
  const { db, clock } = stack.kit;
  const [bad, good] = (await Promise.all([addPlayer(stack), addPlayer(stack)])).map(({ id }) => id).sort();
  await erasePlayerKey(db, bad!, clock.now());
  for (const id of [bad, good])
    await db.query(
      `insert into player_notes (player_id, id, text, operator_id, operator_name, created_at)
       values ($1, 'note_plain', 'Plain', 'ida', 'Ida', $2)`,
      [id, clock.now()],
    );
  await runErasures("seal-notes");
  const plain = await db.query<{ id: string }>(
    "select player_id as id from player_notes where text is not null and player_id = any($1)",
    [[bad, good]],
  );
  expect(plain).toEqual([{ id: bad }]);
  // Reading a player's data does not create a key.
  const { id } = await addPlayer(stack);
  await desk().call(listPlayerNotes, { params: { playerId: id } });
  expect(await db.query("select from player_keys where player_id = $1", [id])).toEqual([]);
});

it("waits while a case about the player is open", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  await close(traceable);
  expect((await agreeToErase(player.id)).status).toBe(200);
  await addReasons(player, "OPEN");
  stack.clock.advance(5 * yearMs + 86_400_000);
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "SCHEDULED" });
  await stack.kit.db.query("update cases set state = 'CLOSED' where player_id = $1", [player.id]);
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "DONE" });
});

it("doesn't tell operators who may not see cases that one is open", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  await close(traceable);
  await addReasons(player, "OPEN");
  const proposal = { kind: "PLAYER_ERASURE", data: { playerId: player.id }, reason: "The player asked" };
  const refused = {
    body: { errorCode: "PROPOSAL_REFUSED", cause: "a case about the player is open" },
  };
  expect(await desk().call(proposeChange, { body: proposal })).toMatchObject(refused);
  const support = actAsOperator(stack.client(), "Sam", ["SUPPORT"]);
  const proposed = await support.call(proposeChange, { body: proposal });
  expect(proposed.status).toBe(201);
  const decision = { decision: "APPROVE", reason: "Agreed" } as const;
  expect(
    await desk("Ruth").call(decideProposal, { params: { id: proposed.body.id }, body: decision }),
  ).toMatchObject(refused);
});

it("can be cancelled until then", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  await close(traceable);
  expect((await agreeToErase(player.id)).status).toBe(200);
  const cancel = () =>
    desk().call(cancelDataErasure, {
      params: { playerId: player.id },
      body: { reason: "A dispute is open" },
    });
  expect((await cancel()).status).toBe(200);
  expect((await cancel()).status).toBe(409);
  stack.clock.advance(5 * yearMs + 86_400_000);
  await runErasures();
  expect(await erasureOf(player.id)).toMatchObject({ state: "CANCELLED" });
  expect(await tablesWith([player.email])).toContain("public.players");
});

it("is refused for excluded players, who must be recognised when they join again", async () => {
  const traceable = await addTraceable();
  const { player } = traceable;
  await close(traceable);
  await stack.ports.protection.exclude({ id: player.id, currency: player.currency }, null);
  expect(await agreeToErase(player.id)).toMatchObject({
    body: { errorCode: "PROPOSAL_REFUSED", cause: "the player is excluded from play" },
  });
});
