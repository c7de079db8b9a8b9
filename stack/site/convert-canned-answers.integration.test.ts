import { readFileSync } from "node:fs";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { expect, it } from "vitest";

const sql = (path: string) =>
  readFileSync(new URL(`../../server/services/site/${path}`, import.meta.url), "utf8");

it("turns canned responses into templates, and gives conversations from before a clock", async () => {
  const { kit, close } = await openTestKit();
  try {
    await kit.db.transaction(async (tx) => {
      for (const path of [
        "live-chat/migrations/0001-chats.sql",
        "live-chat/migrations/0002-desk.sql",
        "contact/migrations/0001-contact.sql",
        "contact/migrations/0002-answers.sql",
      ])
        await tx.client.query(sql(path));
    });
    await kit.db.query(
      `insert into canned_answers (id, title, language, text, changed_at) values
         ('canned_0000000000000000000a', 'Hours', 'en', 'Open {daily}', now()),
         ('canned_0000000000000000000b', 'hours', 'en', 'Open daily, really', now() + interval '1 second'),
         ('canned_0000000000000000000c', 'Hours (2)', 'en', 'The second shift', now())`,
    );
    await kit.db.query(
      `insert into chats (id, token_hash, visitor_name, language, state, created_at, last_message_at) values
         ('chat_1', '\\x01', 'Ana', 'en', 'ENDED', '2026-01-01T10:00Z', '2026-01-01T10:09Z'),
         ('chat_2', '\\x02', 'Bea', 'en', 'WAITING', '2026-01-01T11:00Z', '2026-01-01T11:00Z')`,
    );
    await kit.db.query(
      `insert into chat_messages (chat_id, sequence, id, kind, author, name, text, created_at) values
         ('chat_1', 1, 'a', 'JOINED', 'HOUSE', 'Mara', '', '2026-01-01T10:01Z'),
         ('chat_1', 2, 'b', 'SAID', 'AGENT', 'Mara', 'Hello', '2026-01-01T10:03Z')`,
    );
    await kit.db.query(
      `insert into contact_messages (id, email, subject, message, language, created_at, state) values
         ('contact_1', 'a@example.org', 'Open', 'm', 'en', '2026-01-01T12:00Z', 'OPEN'),
         ('contact_2', 'a@example.org', 'Answered', 'm', 'en', '2026-01-01T12:00Z', 'ANSWERED')`,
    );
    await kit.db.query(
      `insert into contact_answers (message_id, id, operator_id, operator_name, text, created_at) values
         ('contact_2', 'x', 'operator_teo', 'Teo', 'Yes', '2026-01-01T13:00Z')`,
    );
    await kit.db.transaction(async (tx) => {
      await tx.client.query(sql("support-desk/migrations/0001-support-desk.sql"));
    });
    expect(
      await kit.db.query(
        "select name, texts from support_templates where lower(name) like 'hours%' order by name",
      ),
    ).toEqual([
      { name: "Hours", texts: { en: "Open (daily)" } },
      { name: "Hours (2)", texts: { en: "The second shift" } },
      { name: "hours (2) 00000b", texts: { en: "Open daily, really" } },
    ]);
    const clocks = await kit.db.query<{
      id: string;
      first: Date | null;
      resolved: Date | null;
      due: Date | null;
    }>(
      `select id, first_answered_at as first, resolved_at as resolved, due_at as due
       from support_conversations order by id`,
    );
    const at = (time: string) => new Date(`2026-01-01T${time}:00Z`);
    expect(clocks).toEqual([
      { id: "chat_1", first: at("10:03"), resolved: at("10:09"), due: null },
      { id: "chat_2", first: null, resolved: null, due: at("11:02") },
      { id: "contact_1", first: null, resolved: null, due: new Date("2026-01-02T00:00:00Z") },
      { id: "contact_2", first: at("13:00"), resolved: at("13:00"), due: null },
    ]);
  } finally {
    await close();
  }
});
