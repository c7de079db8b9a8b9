import { inflateRawSync } from "node:zlib";
import { downloadDataExport } from "@parlour/contracts/calls/identity/personal-data/download-data-export";
import { getDataExport } from "@parlour/contracts/calls/identity/personal-data/get-data-export";
import { listPlayerDataExports } from "@parlour/contracts/calls/identity/personal-data/list-player-data-exports";
import { requestDataExport } from "@parlour/contracts/calls/identity/personal-data/request-data-export";
import { verify } from "@parlour/contracts/calls/identity/player-verification/verify";
import { addPlayerNote } from "@parlour/contracts/calls/identity/profile/add-player-note";
import { getPlayer } from "@parlour/contracts/calls/identity/profile/get-player";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { notExported, personalTables } from "@parlour/server/services/identity/personal-data";
import { seedDocuments } from "@parlour/server/services/identity/profile-profiling";
import { supportDesk } from "@parlour/server/services/site/support-desk";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterAll(() => stack?.close());

const patience = { timeout: 20_000 };
const desk = () => actAsOperator(stack.client(), "Ida");

async function signedIn(change: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(stack, change);
  const client = stack.client();
  await signIn(client, player);
  return { player, client };
}

const prove = (client: TestClient) =>
  client.call(verify, {
    body: { type: "PASSWORD", method: "NOT_APPLICABLE", value: goodPassword, operation: "updateProfile" },
  });

async function requestCopy(client: TestClient) {
  await prove(client);
  return await client.call(requestDataExport);
}

/** Counts a player's notes that are readable in the database. */
async function plainNotes(playerId: string): Promise<number> {
  const rows = await stack.kit.db.query(
    "select from player_notes where player_id = $1 and text is not null",
    [playerId],
  );
  return rows.length;
}

/**
 * Adds messages to support that a player sent with and without signing in, one from another person, and an operator's
 * note.
 */
async function addMessages(player: Person, other: Person): Promise<void> {
  const messages: [string, string, string | null, string | null, string | null][] = [
    ["=Signed in", player.email, null, null, player.id],
    ["By e-mail", player.email.toUpperCase(), null, null, null],
    ["By name and birth date", "office@example.org", player.nickname.toUpperCase(), player.birthDate, null],
    ["About quillon-the-other", other.email, player.nickname, "1950-01-01", null],
  ];
  for (const [n, [subject, email, username, birthDate, playerId]] of messages.entries()) {
    const id = `contact_${player.id}_${n}`;
    await stack.kit.db.query(
      `insert into contact_messages (id, email, subject, message, username, birth_date, player_id, language, created_at)
       values ($1, $2, $3, 'Hello', $4, $5, $6, 'en', $7)`,
      [id, email, subject, username, birthDate, playerId, stack.clock.now()],
    );
    await stack.kit.db.transaction((tx) =>
      supportDesk.open(tx, {
        ...{ id, channel: "CONTACT", title: subject, playerId, language: "en", at: stack.clock.now() },
      }),
    );
  }
  await stack.kit.db.query(
    `insert into support_notes (conversation_id, id, operator_id, operator_name, text, created_at)
     values ($1, 'note', 'ida', 'Ida', 'The night shift suspects a bot', $2)`,
    [`contact_${player.id}_0`, stack.clock.now()],
  );
}

/** Adds reasons that operators wrote for each other, which the product never shows to the player. */
async function addInternalReasons({ id }: Person): Promise<void> {
  const { db, clock } = stack.kit;
  const now = clock.now();
  const reason = "The desk suspects laundering";
  await db.query(
    `insert into withdrawals (id, player_id, method, method_kind, provider, currency, amount_minor, fee_minor, target, target_label,
       status, reason, decline_reason, created_at)
     values ('withdrawal_' || $1, $1, 'test', 'test', 'test', 'CAD', 500, 0, 't', 't', 'DECLINED', $2, 'CONTACT_SUPPORT', $3)`,
    [id, reason, now],
  );
  await db.query(
    `insert into payment_steps (payment_id, from_status, to_status, event, actor, reason, at)
     values ('withdrawal_' || $1, 'PENDING', 'DECLINED', 'decline', 'ida', $2, $3)`,
    [id, reason, now],
  );
  await db.query(
    `insert into bonuses (id, player_id, type, name, terms, status, currency, created_at, claim_until, ended_at)
     values ('bonus_' || $1, $1, 'CASH', '{"en": "Cash"}', '{}', 'CANCELLED', 'CAD', $2, $2, $2)`,
    [id, now],
  );
  await db.query(
    `insert into bonus_steps (bonus_id, event, from_status, to_status, actor, reason, amount_minor, at)
     values ('bonus_' || $1, 'cancel', 'OFFERED', 'CANCELLED', 'ida', $2, 0, $3)`,
    [id, reason, now],
  );
  await db.query(
    "update documents set reason = $2, revoked_at = $3, revoked_reason = $2 where player_id = $1",
    [id, reason, now],
  );
  await db.query(
    `insert into table_chat_mutes (player_id, muted_at, muted_until, muted_by, reason) values ($1, $2, $2, 'ida', $3)`,
    [id, now, reason],
  );
}

/** Requests a copy and waits until it can be downloaded. */
async function readyCopy(client: TestClient) {
  // Requests are listed by time. The test clock stands still, so it has to be advanced between two of them.
  stack.clock.advance(1_000);
  const { status, body } = await requestCopy(client);
  expect(status).toBe(202);
  return await vi.waitFor(async () => {
    const { body: latest } = await client.call(getDataExport);
    expect(latest.export).toMatchObject({ id: body.id, state: "READY" });
    return latest.export!;
  }, patience);
}

async function download(client: TestClient, exportId: string): Promise<Map<string, Buffer>> {
  await prove(client);
  const path = downloadDataExport.path.replace("{session}", client.session!).replace("{exportId}", exportId);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(`${stack.origin}${path}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("cache-control")).toBe("no-store");
  return unzip(Buffer.from(await response.arrayBuffer()));
}

/** Reads a ZIP archive by its directory, as an unpacking program does. */
function unzip(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = archive.length - 22;
  let at = archive.readUInt32LE(end + 16);
  for (let n = archive.readUInt16LE(end + 10); n > 0; n--) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26);
    files.set(name, inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20))));
    at += 46 + nameLength;
  }
  return files;
}

type Person = Awaited<ReturnType<typeof addPlayer>>;

describe("a copy of a player's data", () => {
  it("needs a proof, and contains the player's rows and files but nothing of anyone else", async () => {
    const { player, client } = await signedIn({ firstName: "Zenobia" });
    const other = await signedIn({ firstName: "Quillon", nickname: "quillon-the-other" });
    expect(await client.call(requestDataExport)).toMatchObject({
      status: 403,
      body: { errorCode: "MFA_REQUIRED" },
    });
    await desk().call(addPlayerNote, {
      params: { playerId: player.id },
      body: { text: "Uses a system at roulette" },
    });
    await addMessages(player, other.player);
    await stack.kit.db.query(
      "insert into transfers (id, player_id, recipient_id, currency, amount_minor, created_at) values ($1, $2, $3, 'CAD', 500, $4)",
      ["transfer_of_the_copy", player.id, other.player.id, stack.clock.now()],
    );
    await stack.kit.db.query(
      "insert into transfers (id, player_id, recipient_id, currency, amount_minor, created_at) values ($1, $2, $3, 'CAD', 700, $4)",
      ["transfer_to_the_player", other.player.id, player.id, stack.clock.now()],
    );
    const file = Buffer.from("a picture of a passport");
    await seedDocuments(stack.kit, "Ida", [
      {
        id: "document_of_the_copy",
        playerId: player.id,
        documentKind: "PASSPORT",
        fileName: "passport.png",
        contentType: "image/png",
        file,
        uploadedAt: stack.clock.now(),
        status: "PENDING",
        reason: null,
      },
    ]);

    await stack.kit.db.query(
      `insert into notifications (player_id, id, kind, topic, data, created_at)
       values ($1, 'notification_of_the_copy', 'TRANSFER_RECEIVED', 'PAYMENTS', $2, $3)`,
      [
        player.id,
        JSON.stringify({ currency: "CAD", amountMinor: "700", other: other.player.nickname }),
        stack.clock.now(),
      ],
    );
    await prove(client);
    const address = { countryCode: "CA", subdivision: "ON", street: "12 Heron Street", city: "Ottawa" };
    expect((await client.call(updateProfile, { body: { address } })).status).toBe(200);
    await addInternalReasons(player);
    const copy = await readyCopy(client);
    const files = await download(client, copy.id);
    const rows = (name: string) => JSON.parse(files.get(`json/${name}.json`)!.toString());
    expect(rows("profile")).toMatchObject([{ id: player.id, email: player.email, first_name: "Zenobia" }]);
    expect(rows("address")).toMatchObject([{ street: "12 Heron Street", city: "Ottawa", postcode: "" }]);
    const { body: seen } = await desk().call(getPlayer, { params: { playerId: player.id } });
    expect(seen.statedAddress).toEqual({ street: "12 Heron Street", city: "Ottawa", postcode: "" });
    expect(await plainNotes(player.id)).toBe(0);
    expect(
      rows("contact-messages")
        .map(({ subject }: { subject: string }) => subject)
        .sort(),
    ).toEqual(["=Signed in", "By e-mail", "By name and birth date"]);
    expect(rows("support-conversations")).toHaveLength(3);
    // Operators' notes may mention suspicions, so only their times are in the copy.
    expect(rows("notes")).toEqual([expect.not.objectContaining({ text: expect.anything() })]);
    expect(rows("support-notes")).toEqual([expect.not.objectContaining({ text: expect.anything() })]);
    expect(rows("transfers")).toMatchObject([{ id: "transfer_of_the_copy", amount_minor: 500 }]);
    expect(rows("transfers-received")).toMatchObject([{ id: "transfer_to_the_player", amount_minor: 700 }]);
    expect(rows("notifications")).toContainEqual(
      expect.objectContaining({
        kind: "TRANSFER_RECEIVED",
        data: { currency: "CAD", amountMinor: "700" },
      }),
    );
    expect(rows("withdrawals")).toMatchObject([{ decline_reason: "CONTACT_SUPPORT" }]);
    expect(files.get("csv/contact-messages.csv")!.toString()).toContain("'=Signed in");
    expect(files.get("documents/document_of_the_copy.png")).toEqual(file);
    expect(files.get("README.txt")!.toString()).toContain("Times are in UTC");
    const everything = Buffer.concat([...files.values()]).toString("latin1");
    for (const foreign of [
      other.player.id,
      "Quillon",
      other.player.nickname,
      "Ida",
      "$argon2",
      "roulette",
      "suspects",
    ]) {
      expect(everything, foreign).not.toContain(foreign);
    }

    expect((await other.client.call(downloadDataExport, { params: { exportId: copy.id } })).status).toBe(404);
    const { body } = await desk().call(listPlayerDataExports, { params: { playerId: player.id } });
    expect(body.items).toMatchObject([{ id: copy.id, state: "READY", downloads: 1 }]);
    const { body: outbox } = await client.call(listOutbox, { query: { to: player.email } });
    const subjects = outbox.map(({ subject }) => subject);
    expect(subjects).toContain("A copy of your data was requested");
    expect(subjects).toContain("Your data is ready to download");
  });

  it("needs a proof for every download", async () => {
    const { client } = await signedIn();
    const { id } = await readyCopy(client);
    const refused = { status: 403, body: { errorCode: "MFA_REQUIRED" } };
    expect(await client.call(downloadDataExport, { params: { exportId: id } })).toMatchObject(refused);
    await download(client, id);
    expect(await client.call(downloadDataExport, { params: { exportId: id } })).toMatchObject(refused);
  });

  it("is prepared once for repeated requests, and replaced by the next one", async () => {
    const { player, client } = await signedIn();
    await prove(client);
    // The proof works only once, so the second request either gets the copy of the first request or is asked for a
    // proof.
    const request = () => client.call(requestDataExport);
    const [first, second] = await Promise.all([request(), request()]);
    expect([first.status, second.status]).toContain(202);
    const [{ count } = { count: 0 }] = await stack.kit.db.query<{ count: number }>(
      "select count(*)::int as count from personal_data_exports where player_id = $1",
      [player.id],
    );
    expect(count).toBe(1);
    await vi.waitFor(async () => {
      expect((await client.call(getDataExport)).body.export).toMatchObject({ state: "READY" });
    }, patience);
    const copy = await readyCopy(client);
    const next = await readyCopy(client);
    expect(next.id).not.toBe(copy.id);
    expect((await client.call(downloadDataExport, { params: { exportId: copy.id } })).status).toBe(404);
    await download(client, next.id);
  });

  it("is prepared again on request if its job failed for good", async () => {
    const { player, client } = await signedIn();
    const requestedAt = new Date(stack.clock.now().getTime() - 25 * 3_600_000);
    await stack.kit.db.query(
      "insert into personal_data_exports (player_id, id, state, requested_at) values ($1, $2, 'WAITING', $3)",
      [player.id, `data_lost_${player.id}`, requestedAt],
    );
    expect((await client.call(requestDataExport)).status).toBe(202);
    await vi.waitFor(async () => {
      expect((await client.call(getDataExport)).body.export).toMatchObject({ state: "READY" });
    }, patience);
  });

  it("expires after a week, and is limited to three a day", async () => {
    const { player, client } = await signedIn();
    for (let n = 0; n < 3; n++) await readyCopy(client);
    const refused = await requestCopy(client);
    expect(refused).toMatchObject({ status: 429, body: { errorCode: "RATE_LIMITED" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    const [copy] = (await desk().call(listPlayerDataExports, { params: { playerId: player.id } })).body.items;
    const stored = async () =>
      await stack.kit.db.query<{ state: string; file: Buffer | null }>(
        "select state, sealed_file as file from personal_data_exports where id = $1",
        [copy!.id],
      );
    const [{ file } = { file: null }] = await stored();
    expect(file!.includes(Buffer.from(player.email))).toBe(false);
    stack.clock.advance(7 * 86_400_000);
    const again = stack.client();
    await signIn(again, player);
    expect((await again.call(downloadDataExport, { params: { exportId: copy!.id } })).status).toBe(404);
  });
});

/** Matches columns that name a person. */
const personal =
  /player|owner|recipient|referrer_id|email|phone|(^|_)address$|user_agent|session_id|visitor|username|birth|^subject$/;
/** Columns whose names match `personal` although they are not about people. */
const impersonal = new Set(
  "racing_feed_messages.subject racing_feed.provider.address sports_feed.provider.address seamless.studio.address sports.event.players table_demands.players_per_table".split(
    " ",
  ),
);

describe("the list of exported tables", () => {
  const columnsOf = async () => {
    const rows = await stack.kit.db.query<{ table: string; columns: string[] }>(
      `select case when n.nspname = 'public' then '' else n.nspname || '.' end || c.relname as table,
         array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
         and n.nspname not in ('pg_catalog', 'information_schema', 'jobs') and n.nspname not like 'pg_%'
       group by 1`,
    );
    return new Map(rows.map(({ table, columns }) => [table, columns]));
  };

  it("covers every table that names a person, or says why not", async () => {
    const tables = await columnsOf();
    const covered = new Set([...personalTables.map(({ table }) => table), ...Object.keys(notExported)]);
    const forgotten = [...tables].filter(
      ([table, columns]) =>
        !covered.has(table) &&
        columns.some((column) => personal.test(column) && !impersonal.has(`${table}.${column}`)),
    );
    expect(forgotten.map(([table]) => table)).toEqual([]);
    expect([...covered].filter((table) => !tables.has(table))).toEqual([]);
  });

  it("names every column of an exported table, exported or left out", async () => {
    const tables = await columnsOf();
    for (const { table, columns, sealed, omitted = {} } of personalTables) {
      const named = [...columns.split(" "), ...(sealed ? [sealed.column] : []), ...Object.keys(omitted)];
      expect(named.toSorted(), table).toEqual(tables.get(table)!.toSorted());
    }
    const files = personalTables.map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});
