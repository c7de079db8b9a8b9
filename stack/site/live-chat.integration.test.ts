import { closeChat } from "@parlour/contracts/calls/site/live-chat/close-chat";
import { getChat } from "@parlour/contracts/calls/site/live-chat/get-chat";
import { handOverChat } from "@parlour/contracts/calls/site/live-chat/hand-over-chat";
import { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import { sendChatMessage } from "@parlour/contracts/calls/site/live-chat/send-chat-message";
import { showChatTyping } from "@parlour/contracts/calls/site/live-chat/show-chat-typing";
import { takeChat } from "@parlour/contracts/calls/site/live-chat/take-chat";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import type { OperatorRole } from "@parlour/contracts/enumerations";
import { createOperator } from "@parlour/server/services/office/operator";
import { createChatDesk, setChatHours, sweepChats } from "@parlour/server/services/site/live-chat";
import { supportDesk } from "@parlour/server/services/site/support-desk";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { newMessageId, newToken, startOf, type TestVisitor, visitChat } from "../testing-chat.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, goodPassword, signIn } from "../testing-people.ts";

let stack: TestStack;
let agent: TestClient;
let other: TestClient;
const visitors: TestVisitor[] = [];
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  agent = actAsOperator(stack.client(), "Mara");
  other = actAsOperator(stack.client(), "Teo");
}, 90_000);
afterEach(async () => {
  for (const visitor of visitors.splice(0)) visitor.leave();
  await stack.kit.db.query("delete from chats");
  await stack.kit.db.query("delete from limit_counters");
});
afterAll(() => stack.close());

/** Creates the operator account that the test signs in with. */
const addOperator = (name: string, roles: readonly OperatorRole[]) =>
  createOperator(stack.kit, {
    id: `operator_${name}`,
    email: `${name}@desk.example`,
    name,
    password: goodPassword,
    roles,
  });

async function visit(options: Parameters<typeof visitChat>[1] = {}): Promise<TestVisitor> {
  const visitor = await visitChat(stack.origin, options);
  visitors.push(visitor);
  await expect.poll(() => visitor.state()).toBeDefined();
  return visitor;
}

/** Starts a visitor's chat that waits for an operator, and returns its id. */
async function waiting(text = "Hello?"): Promise<{ visitor: TestVisitor; chatId: string }> {
  const visitor = await visit();
  visitor.send(startOf(text));
  await expect.poll(() => visitor.state()?.state).toBe("WAITING");
  const { body } = await agent.call(listChats);
  return { visitor, chatId: body.at(-1)!.id };
}

const say = (client: TestClient, chatId: string, text: string, id = newMessageId()) =>
  client.call(sendChatMessage, { params: { chatId }, body: { id, text } });

describe("a conversation", () => {
  it("waits in the queue, is taken, goes both ways and ends", async () => {
    const first = await waiting("My card was declined.");
    const second = await waiting("And mine.");
    expect(first.visitor.state()?.position).toBe(1);
    expect(second.visitor.state()?.position).toBe(2);
    const { body: taken } = await agent.call(takeChat, { params: { chatId: first.chatId } });
    expect(taken).toMatchObject({
      state: "ACTIVE",
      operator: { name: "Mara" },
      visitorName: "Ines",
      position: null,
    });
    await expect
      .poll(() => first.visitor.state())
      .toMatchObject({ state: "ACTIVE", agent: "Mara", position: null });
    await expect.poll(() => second.visitor.state()?.position).toBe(1);

    await agent.call(showChatTyping, { params: { chatId: first.chatId } });
    await expect.poll(() => first.visitor.received).toContainEqual({ type: "typing", author: "AGENT" });
    await say(agent, first.chatId, "Which card was it?");
    await expect.poll(() => first.visitor.texts()).toEqual(["My card was declined.", "Which card was it?"]);
    first.visitor.send({ type: "say", id: newMessageId(), text: "<b>The blue one</b>" });
    const read = async () => {
      const { body } = await agent.call(getChat, { params: { chatId: first.chatId }, query: { after: "3" } });
      return body.messages.map(({ sequence, author, text }) => [sequence, author, text]);
    };
    await expect.poll(read).toEqual([[4, "VISITOR", "<b>The blue one</b>"]]);

    await agent.call(closeChat, { params: { chatId: first.chatId } });
    await expect.poll(() => first.visitor.state()?.state).toBe("ENDED");
    expect(first.visitor.messages().at(-1)).toMatchObject({ kind: "ENDED", author: "HOUSE" });
    const late = newMessageId();
    first.visitor.send({ type: "say", id: late, text: "Wait" });
    await expect
      .poll(() => first.visitor.received)
      .toContainEqual({ type: "refused", code: "CONFLICT", id: late });
  });

  it("duplicates no resent message and loses none when the connection drops", async () => {
    const { visitor, chatId } = await waiting();
    await agent.call(takeChat, { params: { chatId } });
    const id = newMessageId();
    for (let count = 0; count < 3; count++) visitor.send({ type: "say", id, text: "Once" });
    await expect.poll(() => visitor.texts()).toContain("Once");
    const answers = [
      await say(agent, chatId, "Twice?", "agent-message-1"),
      await say(agent, chatId, "Twice?", "agent-message-1"),
    ];
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    await expect.poll(() => visitor.texts()).toContain("Twice?");
    const seen = visitor.messages().at(-1)!.sequence;
    visitor.leave();
    for (const text of ["while", "you", "were", "away"]) await say(agent, chatId, text);
    const back = await visit({ token: visitor.token, after: seen });
    await expect.poll(() => back.texts()).toEqual(["while", "you", "were", "away"]);
    // The visitor resends the message that was not acknowledged before the connection was lost.
    back.send({ type: "say", id, text: "Once" });
    back.send({ type: "say", id: newMessageId(), text: "Back" });
    await expect.poll(() => back.texts()).toEqual(["while", "you", "were", "away", "Back"]);
    const { body } = await agent.call(getChat, { params: { chatId } });
    expect(body.messages.map(({ sequence }) => sequence)).toEqual(body.messages.map((_, index) => index + 1));
    expect(body.messages.filter(({ text }) => text === "Once")).toHaveLength(1);
  });

  it("keeps its order and numbering when everyone writes at once", async () => {
    const { visitor, chatId } = await waiting();
    await agent.call(takeChat, { params: { chatId } });
    const texts = Array.from({ length: 12 }, (_, index) => `v${index}`);
    for (const text of texts) visitor.send({ type: "say", id: newMessageId(), text });
    await Promise.all(Array.from({ length: 12 }, (_, index) => say(agent, chatId, `a${index}`)));
    await expect.poll(() => visitor.texts().length).toBe(25);
    expect(visitor.texts().filter((text) => text.startsWith("v"))).toEqual(texts);
    expect(visitor.messages().map(({ sequence }) => sequence)).toEqual(
      Array.from({ length: 26 }, (_, index) => index + 1),
    );
  });

  it("is started once, although two tabs start it", async () => {
    const token = newToken();
    const [one, two] = [await visit({ token }), await visit({ token })];
    const start = startOf("Hello");
    one.send(start);
    two.send(start);
    await expect.poll(() => [one.texts(), two.texts()]).toEqual([["Hello"], ["Hello"]]);
    expect((await agent.call(listChats)).body).toHaveLength(1);
  });
});

describe("operators", () => {
  it("cannot take one chat twice, nor write in another's", async () => {
    const { visitor, chatId } = await waiting();
    const params = { chatId };
    const answers = await Promise.all([agent.call(takeChat, { params }), other.call(takeChat, { params })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [loser, operatorName] = answers[0]!.status === 200 ? [other, "Mara"] : [agent, "Teo"];
    // The operator who took the chat second is told who has it.
    const body = { errorCode: "CONFLICT", state: "ACTIVE", operatorName };
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ body });
    expect(await say(loser, chatId, "Me too")).toMatchObject({ status: 409, body });
    expect((await loser.call(closeChat, { params })).status).toBe(409);
    expect(visitor.texts()).toEqual(["Hello?"]);
  });

  it("can hand a chat over to each other and back to the front of the queue", async () => {
    const { visitor, chatId } = await waiting();
    await waiting("Later");
    const params = { chatId };
    await agent.call(takeChat, { params });
    await addOperator("Teo", ["SUPPORT"]);
    const give = (id: string) => agent.call(handOverChat, { params, body: { operator: { id } } });
    expect((await give("operator_Teo")).body.operator).toEqual({ id: "operator_Teo", name: "Teo" });
    await expect.poll(() => visitor.state()?.agent).toBe("Teo");
    expect((await agent.call(handOverChat, { params, body: { operator: null } })).status).toBe(409);
    await other.call(handOverChat, { params, body: { operator: null } });
    await expect.poll(() => visitor.state()).toMatchObject({ state: "WAITING", position: 1, agent: null });
    expect(visitor.messages().map(({ kind }) => kind)).toEqual(["SAID", "JOINED", "JOINED", "REQUEUED"]);
  });

  it("can hand a chat over only to an operator who is available", async () => {
    const { chatId } = await waiting();
    const params = { chatId };
    await agent.call(takeChat, { params });
    await addOperator("Content", ["CONTENT"]);
    await addOperator("Gone", ["SUPPORT"]);
    await addOperator("Chief", ["ADMIN"]);
    await stack.kit.db.query("update operators set disabled_at = now() where id = 'operator_Gone'");
    const give = (id: string) => agent.call(handOverChat, { params, body: { operator: { id } } });
    for (const [id, cause] of [
      ["operator_nobody", "UNKNOWN"],
      ["operator_Gone", "DISABLED"],
      ["operator_Content", "NOT_SUPPORT"],
    ]) {
      expect(await give(id!)).toMatchObject({
        status: 422,
        body: { errorCode: "AGENT_NOT_AVAILABLE", cause },
      });
    }
    expect((await agent.call(getChat, { params })).body.chat.operator).toMatchObject({ id: "operator_Mara" });
    expect((await give("operator_Chief")).body.operator).toEqual({ id: "operator_Chief", name: "Chief" });
  });

  it("receive a chat's messages live", async () => {
    const { visitor, chatId } = await waiting("First");
    const received = await listen(agent, `/services/operator/v1/chats/${chatId}/events?after=0`);
    await expect.poll(() => received.text()).toContain('"First"');
    visitor.send({ type: "typing" });
    visitor.send({ type: "say", id: newMessageId(), text: "Second" });
    await expect.poll(() => received.text()).toContain('"Second"');
    expect(received.text()).toContain('event: typing\ndata: {"author":"VISITOR"}');
    received.stop();
  });

  it("must be signed in", async () => {
    const { chatId } = await waiting();
    const stranger = stack.client();
    for (const call of [listChats, takeChat, closeChat, getChat]) {
      const answer = await stranger.call(call, { params: { chatId } });
      expect(answer).toMatchObject({ status: 401, body: { errorCode: "SESSION_INVALID" } });
    }
    const unknown = "chat_00000000000000000000";
    expect((await agent.call(getChat, { params: { chatId: unknown } })).status).toBe(404);
    expect((await agent.call(getChat, { params: { chatId: "x" } })).status).toBe(422);
  });
});

describe("a chat", () => {
  it("of a player opens only for that player", async () => {
    const client = stack.client();
    await signIn(client, await addPlayer(stack));
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const mine = await visit({ cookie });
    expect(mine.state()).toMatchObject({ state: null, name: "Rosalind" });
    mine.send(startOf("My balance is wrong."));
    await expect.poll(() => mine.texts()).toHaveLength(1);
    expect((await agent.call(listChats)).body[0]?.playerId).toMatch(/^player_test/);
    const stranger = await visit({ token: mine.token });
    expect(stranger.state()?.state).toBeNull();
    stranger.send(startOf("Let me in"));
    await expect
      .poll(() => stranger.received)
      .toContainEqual(expect.objectContaining({ type: "refused", code: "CONFLICT" }));
    expect(stranger.messages()).toEqual([]);
  });

  it("cannot be started outside opening hours", async () => {
    await setChatHours(stack.kit.db, { timeZone: "UTC", spans: { "3": [["09:00", "10:00"]] } });
    try {
      const visitor = await visit();
      expect(visitor.state()).toMatchObject({ isOpen: false, opensAt: "2030-01-02T09:00:00.000Z" });
      visitor.send(startOf("Anybody?"));
      await expect
        .poll(() => visitor.received)
        .toContainEqual(expect.objectContaining({ type: "refused", code: "CHAT_CLOSED" }));
    } finally {
      const days = [1, 2, 3, 4, 5, 6, 7].map((day) => [day, [["00:00", "24:00"]]]);
      await setChatHours(stack.kit.db, { timeZone: "UTC", spans: Object.fromEntries(days) });
    }
  });

  it("is e-mailed on request to the player's confirmed address, a limited number of times", async () => {
    const player = await addPlayer(stack);
    const client = stack.client();
    await signIn(client, player);
    const visitor = await visit({ cookie: `session=${client.cookies.get("session")}` });
    visitor.send(startOf("Please write this down"));
    await expect.poll(() => visitor.state()?.transcriptTo).toBe(player.email);
    for (let count = 0; count < 4; count++) visitor.send({ type: "transcript" });
    await expect
      .poll(() => visitor.received)
      .toContainEqual(expect.objectContaining({ type: "refused", code: "RATE_LIMITED" }));
    const { body } = await client.call(listOutbox, { query: { to: player.email } });
    expect(body).toHaveLength(3);
    expect(body[0]?.text).toContain("Ines: Please write this down");
  });

  it("is not e-mailed to a visitor or to an address that is not confirmed", async () => {
    const { visitor } = await waiting("Write this to my victim");
    const player = await addPlayer(stack);
    await stack.kit.db.query("update players set email_confirmed_at = null where id = $1", [player.id]);
    const client = stack.client();
    await signIn(client, player);
    const unconfirmed = await visit({ cookie: `session=${client.cookies.get("session")}` });
    unconfirmed.send(startOf("Hello?", { email: "victim@example.org" }));
    await expect.poll(() => unconfirmed.state()?.state).toBe("WAITING");
    for (const one of [visitor, unconfirmed]) {
      expect(one.state()?.transcriptTo).toBeNull();
      one.send({ type: "transcript" });
      await expect
        .poll(() => one.received)
        .toContainEqual(expect.objectContaining({ type: "refused", code: "FORBIDDEN" }));
    }
    for (const to of ["victim@example.org", player.email]) {
      expect((await client.call(listOutbox, { query: { to } })).body).toEqual([]);
    }
  });

  it("limits the length and rate of messages", async () => {
    const { visitor } = await waiting();
    visitor.send({ type: "say", id: newMessageId(), text: "x".repeat(2_001) });
    await expect
      .poll(() => visitor.received)
      .toContainEqual({
        type: "invalid",
        errors: [{ code: "TOO_LONG", field: "text" }],
      });
    for (let count = 0; count < 31; count++)
      visitor.send({ type: "say", id: newMessageId(), text: `${count}` });
    await expect
      .poll(() => visitor.received)
      .toContainEqual(expect.objectContaining({ type: "refused", code: "RATE_LIMITED" }));
    await expect.poll(() => visitor.texts()).toHaveLength(31);
  });

  it("ends when everyone has left, and is deleted after 90 days", async () => {
    const { visitor, chatId } = await waiting();
    const desk = createChatDesk(stack.kit, supportDesk);
    await sweepChats(stack.kit, desk, supportDesk);
    expect((await agent.call(getChat, { params: { chatId } })).body.chat.state).toBe("WAITING");
    stack.clock.advance(3 * 3_600_000);
    await sweepChats(stack.kit, desk, supportDesk);
    await expect.poll(() => visitor.state()?.state).toBe("ENDED");
    stack.clock.advance(91 * 86_400_000);
    await sweepChats(stack.kit, desk, supportDesk);
    expect((await agent.call(getChat, { params: { chatId } })).status).toBe(404);
  });
});

async function listen(client: TestClient, path: string) {
  const leave = new AbortController();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const response = await fetch(stack.origin + path, { headers: { cookie }, signal: leave.signal });
  expect(response.status).toBe(200);
  let text = "";
  const reading = (async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) text += chunk;
  })().catch(() => {});
  return {
    text: () => text,
    async stop() {
      leave.abort();
      await reading;
    },
  };
}
