import { randomUUID } from "node:crypto";
import { answerContactMessage } from "@parlour/contracts/calls/site/contact/answer-contact-message";
import { contactUs } from "@parlour/contracts/calls/site/contact/contact-us";
import { closeChat } from "@parlour/contracts/calls/site/live-chat/close-chat";
import { getChat } from "@parlour/contracts/calls/site/live-chat/get-chat";
import { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import { sendChatMessage } from "@parlour/contracts/calls/site/live-chat/send-chat-message";
import { takeChat } from "@parlour/contracts/calls/site/live-chat/take-chat";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import { addSupportNote } from "@parlour/contracts/calls/site/support-desk/add-support-note";
import { addSupportTag } from "@parlour/contracts/calls/site/support-desk/add-support-tag";
import { addSupportTemplate } from "@parlour/contracts/calls/site/support-desk/add-support-template";
import { changeSupportTag } from "@parlour/contracts/calls/site/support-desk/change-support-tag";
import { changeSupportTemplate } from "@parlour/contracts/calls/site/support-desk/change-support-template";
import { deleteSupportTemplate } from "@parlour/contracts/calls/site/support-desk/delete-support-template";
import { getSupportPlayer } from "@parlour/contracts/calls/site/support-desk/get-support-player";
import { getSupportReport } from "@parlour/contracts/calls/site/support-desk/get-support-report";
import { listSupportConversations } from "@parlour/contracts/calls/site/support-desk/list-support-conversations";
import { listSupportNotes } from "@parlour/contracts/calls/site/support-desk/list-support-notes";
import { listSupportTags } from "@parlour/contracts/calls/site/support-desk/list-support-tags";
import { listSupportTargets } from "@parlour/contracts/calls/site/support-desk/list-support-targets";
import { listSupportTemplates } from "@parlour/contracts/calls/site/support-desk/list-support-templates";
import { setSupportTarget } from "@parlour/contracts/calls/site/support-desk/set-support-target";
import { tagConversation } from "@parlour/contracts/calls/site/support-desk/tag-conversation";
import { createChatDesk, sweepChats } from "@parlour/server/services/site/live-chat";
import { supportDesk } from "@parlour/server/services/site/support-desk";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { newMessageId, startOf, type TestVisitor, visitChat } from "../testing-chat.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
let mara: TestClient;
let teo: TestClient;
const visitors: TestVisitor[] = [];
const minuteMs = 60_000;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  mara = actAsOperator(stack.client(), "Mara", ["SUPPORT"]);
  teo = actAsOperator(stack.client(), "Teo", ["SUPPORT"]);
}, 90_000);
beforeEach(async () => {
  for (const table of ["support_conversations", "chats", "contact_messages", "limit_counters"])
    await stack.kit.db.query(`delete from ${table}`);
});
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
});
afterAll(() => stack?.close());

async function startChat(options: { cookie?: string } = {}, name = "Ines") {
  const visitor = await visitChat(stack.origin, options);
  visitors.push(visitor);
  await expect.poll(() => visitor.state()).toBeDefined();
  visitor.send(startOf("Hello?", { name }));
  await expect.poll(() => visitor.state()?.state).toBe("WAITING");
  const { body } = await mara.call(listChats);
  return { visitor, id: body.at(-1)!.id };
}

async function writeMessage(subject: string, client = stack.client()) {
  await client.call(contactUs, { body: { email: "guest@example.org", subject, message: "Hello?" } });
  const { body } = await mara.call(listSupportConversations, { query: { channel: "CONTACT" } });
  return body.items.find(({ title }) => title === subject)!.id;
}

async function signedIn(player: Parameters<typeof signIn>[1]): Promise<TestClient> {
  const client = stack.client();
  await signIn(client, player);
  return client;
}

const find = async (id: string) =>
  (await mara.call(listSupportConversations, { query: { ids: id } })).body.items[0]!;
const say = (client: TestClient, chatId: string, text = "Good day") =>
  client.call(sendChatMessage, { params: { chatId }, body: { id: newMessageId(), text } });
const answer = (client: TestClient, contactId: string, close = false) =>
  client.call(answerContactMessage, {
    params: { contactId },
    body: { id: randomUUID(), text: "It is on its way.", answersSeen: 0, close },
  });

describe("the clock", () => {
  it("runs until the first answer, then until the chat is over", async () => {
    const { id } = await startChat();
    expect(await find(id)).toMatchObject({
      due: { step: "FIRST_ANSWER", inSeconds: 120 },
      operatorName: null,
    });
    await mara.call(takeChat, { params: { chatId: id } });
    stack.clock.advance(minuteMs);
    expect((await find(id)).due).toEqual({ step: "FIRST_ANSWER", inSeconds: 60 });
    await say(mara, id);
    expect(await find(id)).toMatchObject({
      operatorName: "Mara",
      due: { step: "RESOLUTION", inSeconds: 59 * 60 },
      missed: { firstAnswer: false, resolution: false },
    });
    stack.clock.advance(2 * 60 * minuteMs);
    expect((await find(id)).due?.inSeconds).toBe(-61 * 60);
    await mara.call(closeChat, { params: { chatId: id } });
    expect(await find(id)).toMatchObject({ due: null, missed: { firstAnswer: false, resolution: true } });
  });

  it("lists what is overdue first, then by deadline, over chats and messages", async () => {
    const message = await writeMessage("Late");
    const { id: first } = await startChat({}, "Ana");
    stack.clock.advance(minuteMs);
    const { id: second } = await startChat({}, "Bea");
    const list = async (state: "OPEN" | "OVERDUE" | "RESOLVED") =>
      (await mara.call(listSupportConversations, { query: { state } })).body.items.map(({ id }) => id);
    expect(await list("OPEN")).toEqual([first, second, message]);
    expect(await list("OVERDUE")).toEqual([]);
    stack.clock.advance(minuteMs + 1_000);
    expect(await list("OVERDUE")).toEqual([first]);
    await answer(mara, message, true);
    expect(await list("RESOLVED")).toEqual([message]);
    expect(await list("OPEN")).toEqual([first, second]);
  });

  it("keeps its place in the list while deadlines change", async () => {
    const at = stack.clock.now();
    await stack.kit.db.query(
      `insert into support_conversations (id, channel, title, language, opened_at, first_answer_due_at, resolution_due_at)
       select 'chat_' || lpad(n::text, 20, '0'), 'CHAT', 'n', 'en', $1, $1::timestamptz + n * interval '1 second',
         $1::timestamptz + interval '1 day' from generate_series(1, 52) n`,
      [at],
    );
    const page = async (cursor?: string) =>
      (await mara.call(listSupportConversations, { query: { state: "OPEN", ...(cursor && { cursor }) } }))
        .body;
    const first = await page();
    expect(first.items).toHaveLength(50);
    // The last conversation of the page gets its first answer, so that its next deadline is tomorrow.
    const last = first.items.at(-1)!.id;
    await stack.kit.db.query("update support_conversations set first_answered_at = $2 where id = $1", [
      last,
      at,
    ]);
    const second = await page(first.nextCursor!);
    expect(second.items.map(({ id }) => id)).toEqual([
      `chat_${"51".padStart(20, "0")}`,
      `chat_${"52".padStart(20, "0")}`,
      last,
    ]);
    // The cursor contains a date that does not exist, which the database would refuse.
    const cursor = `2026-02-30T00:00:00.000000Z_${last}`;
    const answer = await mara.call(listSupportConversations, { query: { cursor } });
    expect(answer.status).toBe(422);
  });

  it("follows a message that is answered and closed at once, and one that stays open", async () => {
    const [open, closed] = [await writeMessage("Open"), await writeMessage("Closed")];
    await answer(mara, open);
    await answer(teo, closed, true);
    expect((await find(open)).due?.step).toBe("RESOLUTION");
    expect(await find(closed)).toMatchObject({ due: null, operatorName: "Teo" });
  });

  it("has targets that apply to later conversations", async () => {
    const { id } = await startChat();
    const items = (await mara.call(listSupportTargets)).body;
    const { channel: _, ...before } = items.find(({ channel }) => channel === "CHAT")!;
    type Target = typeof before;
    const minutes = (firstAnswerMinutes: number, resolutionMinutes: number) => ({
      firstAnswerMinutes,
      resolutionMinutes,
    });
    const set = (target: Target, seen: Target) =>
      mara.call(setSupportTarget, {
        params: { channel: "CHAT" },
        body: { ...target, before: seen, reason: "Summer" },
      });
    expect((await set(minutes(10, 5), before)).status).toBe(422);
    expect((await set(minutes(5, 30), before)).status).toBe(200);
    const later = await startChat({}, "Later");
    expect((await find(id)).due?.inSeconds).toBe(120);
    expect((await find(later.id)).due?.inSeconds).toBe(300);
    expect((await set(before, minutes(5, 30))).status).toBe(200);
  });
});

describe("internal notes", () => {
  it("are stored once and seen by colleagues, but never sent to the visitor", async () => {
    const player = await addPlayer(stack);
    const cookie = `session=${(await signedIn(player)).cookies.get("session")}`;
    const { visitor, id } = await startChat({ cookie });
    await mara.call(takeChat, { params: { chatId: id } });
    const secret = "Looks like the third account of this person";
    const body = { id: randomUUID(), text: secret };
    const added = await Promise.all(
      [1, 2, 3].map(() => mara.call(addSupportNote, { params: { conversationId: id }, body })),
    );
    expect(added.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body: notes } = await teo.call(listSupportNotes, { params: { conversationId: id } });
    expect(notes).toEqual([
      { id: body.id, operatorName: "Mara", text: secret, createdAt: expect.any(String) },
    ]);
    expect((await find(id)).noteCount).toBe(1);

    await say(mara, id, "One moment");
    await mara.call(closeChat, { params: { chatId: id } });
    await expect.poll(() => visitor.state()?.state).toBe("ENDED");
    const again = await visitChat(stack.origin, { token: visitor.token, cookie });
    visitors.push(again);
    await expect.poll(() => again.messages().at(-1)?.kind).toBe("ENDED");
    await stack.kit.db.query("update players set email_confirmed_at = now() where id = $1", [player.id]);
    again.send({ type: "transcript" });
    await expect.poll(() => again.received.some(({ type }) => type === "transcript")).toBe(true);
    const outbox = await stack.client().call(listOutbox, { query: { to: player.email } });
    const { body: chat } = await mara.call(getChat, { params: { chatId: id } });
    for (const shown of [visitor.received, again.received, outbox.body, chat]) {
      expect(JSON.stringify(shown)).not.toContain("third account");
    }
  });

  it("are not part of an e-mailed reply", async () => {
    const id = await writeMessage("Question");
    const body = { id: randomUUID(), text: "A note for colleagues only" };
    await mara.call(addSupportNote, { params: { conversationId: id }, body });
    await answer(mara, id);
    const { body: outbox } = await stack.client().call(listOutbox, { query: { to: "guest@example.org" } });
    expect(outbox.some(({ text }) => text.includes("It is on its way."))).toBe(true);
    expect(JSON.stringify(outbox)).not.toContain("colleagues only");
  });
});

describe("tags", () => {
  it("are added, filtered by, retired and counted", async () => {
    const { body: tag } = await mara.call(addSupportTag, { body: { name: "Card", isRetired: false } });
    const taken = await teo.call(addSupportTag, { body: { name: "card", isRetired: false } });
    await stack.kit.db.query(
      `insert into support_tags (id, name) select 'supporttag_many' || n, 'Many ' || n from generate_series(1, 200) n`,
    );
    const more = await teo.call(addSupportTag, { body: { name: "One more", isRetired: false } });
    expect(more).toMatchObject({ status: 409, body: { errorCode: "TOO_MANY", most: 200 } });
    await stack.kit.db.query("delete from support_tags where id like 'supporttag_many%'");
    expect(taken.body).toEqual({ errors: [{ code: "NAME_TAKEN", field: "name" }] });
    const [one, other] = [await writeMessage("One"), await writeMessage("Other")];
    const set = (conversationId: string, isSet: boolean) =>
      mara.call(tagConversation, { params: { conversationId, tagId: tag.id }, body: { isSet } });
    expect((await set(one, true)).body).toEqual([tag]);
    await set(one, true);
    await set(other, true);
    await set(other, false);
    const { body: found } = await mara.call(listSupportConversations, {
      query: { tag: tag.id, state: "OPEN" },
    });
    expect(found.items.map(({ id }) => id)).toEqual([one]);
    await mara.call(changeSupportTag, {
      params: { tagId: tag.id },
      body: { name: "Cards", isRetired: true },
    });
    expect((await set(other, true)).status).toBe(409);
    expect((await find(one)).tags).toEqual([{ ...tag, name: "Cards", isRetired: true }]);
    const written = await stack.kit.db.query(
      "select 1 from audit_entries where subject = $1 and call = 'tag-conversation' and outcome = 'DONE'",
      [`conversation:${one}`],
    );
    expect(written).toHaveLength(1);
    expect((await mara.call(listSupportTags)).body.at(-1)).toMatchObject({ name: "Cards" });
  });
});

describe("templates", () => {
  it("have a text in every language from the start", async () => {
    const { body } = await mara.call(listSupportTemplates);
    for (const { texts } of body) expect(Object.keys(texts).sort()).toEqual(["en", "es", "fr", "pt", "zh"]);
    expect(body.map(({ name }) => name)).toContain("Greeting");
  });

  it("refuse unknown placeholders, names that are taken and outdated changes", async () => {
    const input = {
      name: "Hours",
      kind: "EXCERPT" as const,
      shortcut: "hours",
      texts: { en: "Dear {name}" },
    };
    const wrong = await mara.call(addSupportTemplate, { body: { ...input, texts: { en: "{balance}" } } });
    expect(wrong.status).toBe(422);
    const { body: added } = await mara.call(addSupportTemplate, { body: input });
    const again = await teo.call(addSupportTemplate, { body: { ...input, name: "Other" } });
    expect(again.body).toEqual({ errors: [{ code: "NAME_TAKEN", field: "shortcut" }] });
    const params = { templateId: added.id };
    const change = (client: TestClient, version: number, en: string) =>
      client.call(changeSupportTemplate, { params, body: { ...input, version, texts: { en } } });
    const both = await Promise.all([change(mara, 1, "A"), change(teo, 1, "B")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await mara.call(deleteSupportTemplate, { params })).status).toBe(200);
    expect((await teo.call(deleteSupportTemplate, { params })).status).toBe(404);
  });
});

describe("the player's panel", () => {
  it("shows the conversation's player only, and every look is in the audit log", async () => {
    const player = await addPlayer(stack);
    const client = await signedIn(player);
    const other = await addPlayer(stack);
    const conversation = await writeMessage("Mine", client);
    const look = (playerId: string, by = mara) =>
      by.call(getSupportPlayer, { params: { playerId }, query: { conversation } });
    const { body } = await look(player.id);
    expect(body).toMatchObject({ id: player.id, email: player.email, openCases: [], payments: [] });
    expect(body.tier).not.toBe("");
    await look(player.id);
    expect((await look(other.id)).status).toBe(404);
    const looks = await stack.kit.db.query<{ details: unknown }>(
      "select details from audit_entries where call = 'get-support-player' and outcome = 'READ' and subject = $1",
      [`players/${player.id}/support-panel`],
    );
    expect(looks).toHaveLength(2);
    expect(JSON.stringify(looks[0])).toContain(conversation);
  });

  it("hides cases other than complaints from operators who may not see cases", async () => {
    const player = await addPlayer(stack);
    const conversation = await writeMessage("Case", await signedIn(player));
    for (const kind of ["AML", "COMPLAINT"]) {
      await stack.kit.db.query(
        `insert into cases (id, player_id, kind, state, score, reasons, opened_at)
         values ($1, $2, $3, 'OPEN', 0, '[]', now())`,
        [`case_${kind.toLowerCase()}`, player.id, kind],
      );
    }
    const officer = actAsOperator(stack.client(), "Olga", ["SUPPORT", "COMPLIANCE"]);
    const kinds = async (by: TestClient) => {
      const { body } = await by.call(getSupportPlayer, {
        params: { playerId: player.id },
        query: { conversation },
      });
      return body.openCases.map(({ kind }) => kind).sort();
    };
    expect(await kinds(mara)).toEqual(["COMPLAINT"]);
    expect(await kinds(officer)).toEqual(["AML", "COMPLAINT"]);
  });
});

describe("ratings", () => {
  it("are possible after an answered chat, and count for its operator and tags", async () => {
    const { visitor, id } = await startChat();
    const rate = (score: number, comment: string | null = null) =>
      visitor.send({ type: "rate", score, comment });
    rate(5);
    await expect
      .poll(() => visitor.received)
      .toContainEqual(expect.objectContaining({ type: "refused", code: "CONFLICT" }));
    await mara.call(takeChat, { params: { chatId: id } });
    await say(mara, id);
    const [tag] = (await mara.call(listSupportTags)).body;
    await mara.call(tagConversation, {
      params: { conversationId: id, tagId: tag!.id },
      body: { isSet: true },
    });
    await mara.call(closeChat, { params: { chatId: id } });
    await expect.poll(() => visitor.state()?.rating).toEqual({ score: null });
    rate(2, "Slow");
    await expect.poll(() => visitor.state()?.rating).toEqual({ score: 2 });
    rate(4, "Better than I thought");
    await expect.poll(() => visitor.state()?.rating).toEqual({ score: 4 });
    expect((await find(id)).rating).toEqual({ score: 4, comment: "Better than I thought" });

    const unanswered = await startChat({}, "Nobody");
    unanswered.visitor.send({ type: "end" });
    await expect.poll(() => unanswered.visitor.state()).toMatchObject({ state: "ENDED", rating: null });

    const today = stack.clock.now().toISOString().slice(0, 10);
    const tooLong = await teo.call(getSupportReport, { query: { from: "2020-01-01", to: today, by: "TAG" } });
    expect(tooLong.status).toBe(422);
    const report = async (by: "OPERATOR" | "TAG") =>
      (await teo.call(getSupportReport, { query: { from: today, to: today, by } })).body;
    expect(await report("OPERATOR")).toEqual([
      expect.objectContaining({
        name: "",
        conversations: 1,
        answered: 0,
        firstAnswerOnTime: null,
        ratings: 0,
        averageRating: null,
      }),
      expect.objectContaining({
        name: "Mara",
        conversations: 1,
        answered: 1,
        firstAnswerOnTime: 100,
        ratings: 1,
        averageRating: 4,
        lowRatings: 0,
      }),
    ]);
    expect((await report("TAG")).map(({ name, conversations }) => [name, conversations])).toEqual([
      ["", 1],
      [tag!.name, 1],
    ]);
  });

  it("lose their words when the chat is deleted, and keep their figures", async () => {
    const { visitor, id } = await startChat();
    await mara.call(takeChat, { params: { chatId: id } });
    await say(mara, id);
    await mara.call(closeChat, { params: { chatId: id } });
    visitor.send({ type: "rate", score: 1, comment: "My name is Ines" });
    await expect.poll(() => visitor.state()?.rating).toEqual({ score: 1 });
    await mara.call(addSupportNote, {
      params: { conversationId: id },
      body: { id: randomUUID(), text: "About Ines" },
    });
    stack.clock.advance(91 * 24 * 60 * minuteMs);
    await sweepChats(stack.kit, createChatDesk(stack.kit, supportDesk), supportDesk);
    expect(await find(id)).toMatchObject({
      title: "",
      playerId: null,
      noteCount: 0,
      rating: { score: 1, comment: null },
    });
  });
});

it("belongs to operators with the support role", async () => {
  const payer = actAsOperator(stack.client(), "Pavel", ["PAYMENTS"]);
  expect((await payer.call(listSupportConversations)).status).toBe(403);
  expect((await payer.call(listSupportTemplates)).status).toBe(403);
});
