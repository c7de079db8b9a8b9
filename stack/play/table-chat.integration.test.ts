import { randomUUID } from "node:crypto";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { decideTableChatMessage } from "@parlour/contracts/calls/play/table-chat/decide-table-chat-message";
import { listTableChatMessages } from "@parlour/contracts/calls/play/table-chat/list-table-chat-messages";
import { listTableChatMutes } from "@parlour/contracts/calls/play/table-chat/list-table-chat-mutes";
import { muteTableChatPlayer } from "@parlour/contracts/calls/play/table-chat/mute-table-chat-player";
import { unmuteTableChatPlayer } from "@parlour/contracts/calls/play/table-chat/unmute-table-chat-player";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Stack } from "../start-stack.ts";
import { type TestStack, testStack } from "../testing.ts";
import { createClient } from "../testing-client.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame } from "../testing-rounds.ts";
import { type TestServers, testServers } from "../testing-servers.ts";
import { sit } from "../testing-tables.ts";

const patience = { timeout: 20_000, interval: 20 };
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

type Seat = Awaited<ReturnType<typeof sit>>;
const textsAt = (seat: Seat) => seat.chat()?.messages.map(({ text }) => text);
const barAt = (seat: Seat) => seat.chat()?.bar;
const idOf = (seat: Seat, text: string) => seat.chat()!.messages.find((one) => one.text === text)!.id;
const done = { type: "done" };
const refusedWith = (code: string) => ({ type: "refused", code });

async function join(gameId: string, nickname = `Player${randomUUID().slice(0, 8)}`) {
  const { client, playerId } = await addFundedPlayer(stack, { nickname });
  const { gameSession } = await openGame(client, gameId);
  const seat = await sit(client, stack.origin, gameSession);
  await expect.poll(() => seat.chat(), patience).toBeDefined();
  return { client, playerId, seat };
}
const desk = (roles?: readonly ["SUPPORT"] | readonly ["PAYMENTS"]) =>
  actAsOperator(stack.client(), "Cleo", roles);

it("shows a message with a masked name to everyone at the table, and to nobody at another one", async () => {
  const [ann, bob, elsewhere] = [await join("1301", "Annabel"), await join("1301"), await join("1307")];
  const visitor = stack.client();
  const { gameSession } = await openGame(visitor, "1301", "practice");
  const guest = await sit(visitor, stack.origin, gameSession);
  const id = randomUUID();
  expect(await ann.seat.say("  good   luck\u202e all ", id)).toMatchObject(done);
  // A browser that has received no response sends the same message again.
  expect(await ann.seat.say("  good   luck\u202e all ", id)).toMatchObject(done);
  for (const seat of [ann.seat, bob.seat, guest])
    await expect.poll(() => textsAt(seat), patience).toEqual(["good luck all"]);
  expect(bob.seat.chat()!.messages[0]).toMatchObject({ id, name: "A•••l", isOwn: false });
  expect(ann.seat.chat()!.messages[0]!.isOwn).toBe(true);
  expect(JSON.stringify(bob.seat.received)).not.toContain(ann.playerId);
  expect(textsAt(elsewhere.seat)).toEqual([]);
  expect(barAt(guest)).toEqual({ code: "SESSION_INVALID" });
  expect(await guest.say("hello")).toMatchObject(refusedWith("SESSION_INVALID"));
  // A player who joins later sees the history.
  const late = await join("1301");
  expect(textsAt(late.seat)).toEqual(["good luck all"]);
  for (const one of [ann.seat, bob.seat, elsewhere.seat, guest, late.seat]) one.close();
});

it("refuses links, long texts, and more than five messages in 20 seconds", async () => {
  const { seat } = await join("1302");
  expect(await seat.say("see www.example.org")).toMatchObject(refusedWith("CHAT_LINK"));
  expect(await seat.say("\u200b\u200b")).toMatchObject(refusedWith("CHAT_TEXT_INVALID"));
  // The contract accepts this text, but the service refuses it, because NFKC normalisation makes it too long.
  expect(await seat.say("ﷺ".repeat(100))).toMatchObject(refusedWith("CHAT_TEXT_INVALID"));
  for (const text of ["1", "2", "3", "4", "5"]) expect(await seat.say(text)).toMatchObject(done);
  expect(await seat.say("6")).toMatchObject(refusedWith("RATE_LIMITED"));
  stack.clock.advance(20_000);
  expect(await seat.say("7")).toMatchObject(done);
  await expect.poll(() => textsAt(seat), patience).toEqual(["1", "2", "3", "4", "5", "7"]);
  seat.close();
});

it("is closed for a player on a break from the casino, who gets no messages", async () => {
  const { seat, client } = await join("1303");
  const other = await join("1303");
  const body = { scope: "casino", length: { kind: "TIME_OUT", hours: 24 } } as const;
  expect((await client.call(startBreak, { body })).status).toBe(200);
  expect(await seat.say("still here")).toMatchObject(refusedWith("EXCLUDED"));
  expect(await other.seat.say("hello")).toMatchObject(done);
  await expect.poll(() => textsAt(other.seat), patience).toEqual(["hello"]);
  const { gameSession } = await openGame(client, "1303", "practice");
  const again = await sit(client, stack.origin, gameSession);
  await expect.poll(() => again.chat(), patience).toMatchObject({ messages: [], bar: { code: "EXCLUDED" } });
  for (const one of [seat, other.seat, again]) one.close();
});

it("hides a player for the one who asked, at all tables, until they are shown again", async () => {
  const [ann, bob, cleo] = [await join("1304"), await join("1304"), await join("1304")];
  const { gameSession } = await openGame(ann.client, "1305");
  const elsewhere = await sit(ann.client, stack.origin, gameSession);
  await bob.seat.say("first");
  await cleo.seat.say("second");
  await expect.poll(() => textsAt(ann.seat), patience).toEqual(["first", "second"]);
  expect(await ann.seat.hide(idOf(ann.seat, "first"))).toMatchObject(done);
  await expect.poll(() => textsAt(ann.seat), patience).toEqual(["second"]);
  await expect.poll(() => elsewhere.chat()?.hiddenPlayers, patience).toBe(1);
  await bob.seat.say("third");
  await cleo.seat.say("fourth");
  await expect.poll(() => textsAt(ann.seat), patience).toEqual(["second", "fourth"]);
  expect(textsAt(cleo.seat)).toEqual(["first", "second", "third", "fourth"]);
  expect(await ann.seat.unhide()).toMatchObject(done);
  await expect.poll(() => textsAt(ann.seat), patience).toEqual(["first", "second", "third", "fourth"]);
  expect(await bob.seat.hide(idOf(bob.seat, "first"))).toMatchObject(refusedWith("NOT_FOUND"));
  for (const one of [ann.seat, bob.seat, cleo.seat, elsewhere]) one.close();
});

it("hides a message that three players reported, until an operator approves or removes it", async () => {
  const author = await join("1306");
  const readers = [await join("1306"), await join("1306"), await join("1306")];
  await author.seat.say("fine words");
  await author.seat.say("bad words");
  for (const { seat } of readers) {
    await expect.poll(() => textsAt(seat), patience).toEqual(["fine words", "bad words"]);
    const [fine, bad] = [idOf(seat, "fine words"), idOf(seat, "bad words")];
    for (const id of [fine, fine, bad]) expect(await seat.report(id)).toMatchObject(done);
  }
  await expect.poll(() => textsAt(author.seat), patience).toEqual([]);
  const ids = author.seat.received.flatMap((said) => (said.type === "chat-news" ? said.said : []));
  const messageId = (text: string) => ids.find((one) => one.text === text)!.id;
  expect(await author.seat.report(messageId("fine words"))).toMatchObject(refusedWith("NOT_FOUND"));

  expect((await desk(["PAYMENTS"]).call(listTableChatMessages, { query: {} })).status).toBe(403);
  const support = desk(["SUPPORT"]);
  const open = await support.call(listTableChatMessages, { query: { reports: "open" } });
  expect(open.body.items).toMatchObject([
    { text: "bad words", reports: 3, state: "HIDDEN", playerId: author.playerId, slug: "dragon-tiger" },
    { text: "fine words", reports: 3, state: "HIDDEN" },
  ]);
  const decide = (text: string, decision: "REMOVED" | "APPROVED") =>
    support.call(decideTableChatMessage, {
      params: { messageId: messageId(text) },
      body: { decision, reason: "House rules" },
    });
  expect((await decide("fine words", "APPROVED")).body).toMatchObject({
    state: "APPROVED",
    decidedBy: "Cleo",
  });
  expect((await decide("bad words", "REMOVED")).body).toMatchObject({ state: "REMOVED" });
  expect((await decide("bad words", "APPROVED")).status).toBe(409);
  for (const { seat } of [author, ...readers])
    await expect.poll(() => textsAt(seat), patience).toEqual(["fine words"]);
  // An operator can remove a message that nobody has reported; it then disappears for every player.
  await author.seat.say("more");
  await expect.poll(() => textsAt(readers[0]!.seat), patience).toEqual(["fine words", "more"]);
  const all = await support.call(listTableChatMessages, { query: { slug: "dragon-tiger" } });
  expect(all.body.items.map(({ text }) => text)).toEqual(["more", "bad words", "fine words"]);
  const params = { messageId: all.body.items[0]!.id };
  await support.call(decideTableChatMessage, { params, body: { decision: "REMOVED", reason: "Spam" } });
  await expect.poll(() => textsAt(readers[0]!.seat), patience).toEqual(["fine words"]);
  const audit = await desk().call(listAuditEntries, {
    query: { subject: `tableChatMessage:${params.messageId}` },
  });
  expect(audit.body.items[0]).toMatchObject({ reason: "Spam", operatorName: "Cleo" });
  for (const { seat } of [author, ...readers]) seat.close();
});

it("mutes a player at all tables at once, for a time", async () => {
  const { seat, playerId } = await join("1308");
  const support = desk(["SUPPORT"]);
  const mute = (minutes: number) =>
    support.call(muteTableChatPlayer, { params: { playerId }, body: { minutes, reason: "Insults" } });
  expect((await mute(5)).body).toMatchObject({ playerId, mutedBy: "Cleo", reason: "Insults" });
  const until = stack.clock.now().getTime() + 300_000;
  await expect.poll(() => barAt(seat), patience).toMatchObject({ code: "CHAT_MUTED" });
  expect((barAt(seat) as { until: number }).until).toBeLessThanOrEqual(until);
  expect(await seat.say("hello")).toMatchObject(refusedWith("CHAT_MUTED"));
  expect((await support.call(listTableChatMutes)).body.items.map((one) => one.playerId)).toEqual([playerId]);
  stack.clock.advance(300_000);
  expect(await seat.say("back")).toMatchObject(done);
  await mute(60);
  expect(await seat.say("hello")).toMatchObject(refusedWith("CHAT_MUTED"));
  const ended = await support.call(unmuteTableChatPlayer, {
    params: { playerId },
    body: { reason: "Sorry" },
  });
  expect(ended.status).toBe(200);
  await expect.poll(() => barAt(seat), patience).toBeNull();
  expect(await seat.say("thanks")).toMatchObject(done);
  const unknown = { params: { playerId: "player_nobody" }, body: { minutes: 5, reason: "Typo" } };
  expect((await support.call(muteTableChatPlayer, unknown)).status).toBe(404);
  seat.close();
});

describe.skipIf(!process.env.TEST_DATABASE_URL)("two servers", () => {
  let servers: TestServers;
  let stacks: Stack[];
  beforeAll(async () => {
    servers = await testServers({ authoriseOperator: authoriseTestOperator });
    stacks = [await servers.start(), await servers.start()];
  }, 120_000);
  afterAll(async () => {
    for (const one of stacks) await one.close();
    await servers.close();
  });

  it("see each other's messages, removals and mutes", async () => {
    const [here, there] = stacks as [Stack, Stack];
    const seatAt = async (server: Stack) => {
      const parts = { ...server, client: () => createClient(server.origin) } as unknown as TestStack;
      const { client, playerId } = await addFundedPlayer(parts);
      const { gameSession } = await openGame(client, "1301");
      const seat = await sit(client, server.origin, gameSession);
      await expect.poll(() => seat.chat(), patience).toBeDefined();
      return { seat, playerId };
    };
    const [ann, bob] = [await seatAt(here), await seatAt(there)];
    await ann.seat.say("from here");
    await expect.poll(() => textsAt(bob.seat), patience).toEqual(["from here"]);
    await bob.seat.say("from there");
    await expect.poll(() => textsAt(ann.seat), patience).toEqual(["from here", "from there"]);
    const operator = actAsOperator(createClient(there.origin), "Cleo");
    const params = { messageId: idOf(ann.seat, "from here") };
    await operator.call(decideTableChatMessage, { params, body: { decision: "REMOVED", reason: "Spam" } });
    await expect.poll(() => textsAt(ann.seat), patience).toEqual(["from there"]);
    const body = { minutes: 5, reason: "Spam" };
    await operator.call(muteTableChatPlayer, { params: { playerId: ann.playerId }, body });
    await expect.poll(() => barAt(ann.seat), patience).toMatchObject({ code: "CHAT_MUTED" });
    for (const { seat } of [ann, bob]) seat.close();
  });
});
