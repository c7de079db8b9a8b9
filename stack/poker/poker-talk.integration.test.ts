import { listTableChatMessages } from "@parlour/contracts/calls/play/table-chat/list-table-chat-messages";
import { muteTableChatPlayer } from "@parlour/contracts/calls/play/table-chat/mute-table-chat-player";
import { listPokerNotes } from "@parlour/contracts/calls/poker/poker-room/list-poker-notes";
import { savePokerNote } from "@parlour/contracts/calls/poker/poker-room/save-poker-note";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { joinTable } from "../testing-poker.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

const patience = { timeout: 20_000, interval: 20 };
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

async function join(tableId: string, nickname: string) {
  const { client, playerId } = await addFundedPlayer(stack, { currency: "USD", nickname });
  return { client, playerId, nickname, seat: await joinTable(client, stack.origin, tableId) };
}
type Guest = Awaited<ReturnType<typeof join>>;

async function sitDown(guest: Guest, number: number): Promise<void> {
  expect(await guest.seat.sit(number, guest.seat.view().you.buyIn.min)).toMatchObject({ type: "done" });
}

const say = ({ seat }: Guest, text: string) => seat.say({ type: "say", text });

it("lets seated players talk under the names that the table shows, and operators moderate", async () => {
  const [ann, bob] = [await join("basalt", "Annabel"), await join("basalt", "Bobby")];
  const visitor = await joinTable(stack.client(), stack.origin, "basalt");
  expect(await say(bob, "hello")).toMatchObject({ type: "refused", code: "NOT_SEATED" });
  await sitDown(ann, 1);
  await sitDown(bob, 2);
  expect(await say(ann, "good luck all")).toMatchObject({ type: "done" });
  for (const seat of [ann.seat, bob.seat, visitor])
    await expect.poll(seat.chatTexts, patience).toEqual(["Annabel: good luck all"]);
  expect(JSON.stringify(bob.seat.received)).not.toContain(ann.playerId);
  expect(await visitor.say({ type: "say", text: "hi" })).toMatchObject({ code: "NOT_SEATED" });

  const cleo = actAsOperator(stack.client(), "Cleo");
  const { body } = await cleo.call(listTableChatMessages, { query: { slug: "poker-basalt" } });
  expect(body.items).toMatchObject([{ playerId: ann.playerId, text: "good luck all" }]);
  const muted = await cleo.call(muteTableChatPlayer, {
    params: { playerId: ann.playerId },
    body: { minutes: 60, reason: "Spam" },
  });
  expect(muted.status).toBe(200);
  expect(await say(ann, "again")).toMatchObject({ type: "refused", code: "CHAT_MUTED" });
  expect(await ann.seat.emote("wow")).toMatchObject({ type: "refused", code: "CHAT_MUTED" });
  for (const seat of [ann.seat, bob.seat, visitor]) seat.close();
});

it("shows reactions at the seat, a few at a time, and only to its table", async () => {
  const [ann, bob, other] = [
    await join("cinnabar", "Aurora"),
    await join("cinnabar", "Boris"),
    await join("amber", "Cyril"),
  ];
  expect(await ann.seat.emote("wow")).toMatchObject({ type: "refused", code: "NOT_SEATED" });
  await sitDown(ann, 3);
  expect(await ann.seat.emote("niceHand")).toMatchObject({ type: "done" });
  const shown = (guest: Guest) => guest.seat.received.filter(({ type }) => type === "emote");
  await expect.poll(() => shown(bob), patience).toEqual([{ type: "emote", seat: 3, emote: "niceHand" }]);
  expect(shown(other)).toEqual([]);
  for (let at = 0; at < 3; at++) expect(await ann.seat.emote("laugh")).toMatchObject({ type: "done" });
  expect(await ann.seat.emote("laugh")).toMatchObject({ type: "refused", code: "RATE_LIMITED" });
  for (const guest of [ann, bob, other]) guest.seat.close();
});

it("closes the chat of a player on a break from poker", async () => {
  const ann = await join("damask", "Astrid");
  const bob = await join("damask", "Bruno");
  await sitDown(bob, 2);
  const body = { scope: "poker", length: { kind: "TIME_OUT", hours: 24 } } as const;
  expect((await ann.client.call(startBreak, { body })).status).toBe(200);
  const again = await joinTable(ann.client, stack.origin, "damask");
  expect(await say(bob, "where is Astrid?")).toMatchObject({ type: "done" });
  await expect.poll(bob.seat.chatTexts, patience).toEqual(["Bruno: where is Astrid?"]);
  expect(again.chatTexts()).toEqual([]);
  for (const seat of [ann.seat, bob.seat, again]) seat.close();
});

it("keeps private notes about the player in a seat, who may sit elsewhere later", async () => {
  const [ann, bob, cy] = [
    await join("amber", "Alma"),
    await join("amber", "Basil"),
    await join("amber", "Cleon"),
  ];
  await sitDown(bob, 4);
  const params = { tableId: "amber", seat: 4 };
  const note = { name: "Basil", colour: "red", text: " calls too much " } as const;
  const saved = await ann.client.call(savePokerNote, { params, body: note });
  expect(saved.body).toEqual({ seat: 4, name: "Basil", colour: "red", text: "calls too much" });
  const read = async (guest: Guest, tableId: string) =>
    (await guest.client.call(listPokerNotes, { params: { tableId } })).body.notes;
  expect(await read(ann, "amber")).toEqual([saved.body]);
  expect(await read(cy, "amber")).toEqual([]);
  expect(await read(bob, "amber")).toEqual([]);
  expect(await ann.client.call(savePokerNote, { params, body: { ...note, name: "Cleon" } })).toMatchObject({
    status: 409,
  });
  expect(await bob.client.call(savePokerNote, { params, body: note })).toMatchObject({ status: 404 });
  expect(await ann.client.call(savePokerNote, { params: { ...params, seat: 5 }, body: note })).toMatchObject({
    status: 404,
  });
  const elsewhere = await joinTable(bob.client, stack.origin, "cinnabar");
  expect(await elsewhere.sit(6, elsewhere.view().you.buyIn.min)).toMatchObject({ type: "done" });
  expect(await read(ann, "cinnabar")).toMatchObject([{ seat: 6, text: "calls too much" }]);
  const empty = { name: "Basil", colour: null, text: "" };
  await ann.client.call(savePokerNote, { params, body: empty });
  expect(await read(ann, "amber")).toEqual([]);
  for (const seat of [ann.seat, bob.seat, cy.seat, elsewhere]) seat.close();
});
