import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testClock } from "./clock.ts";
import type { KitHandle } from "./create-kit.ts";
import { listOutbox } from "./outbox.ts";
import { openTestKit } from "./testing/test-kit.ts";

const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  handle = await openTestKit({ clock });
});
afterAll(() => handle.close());
beforeEach(() => handle.kit.db.query("delete from outbox_messages"));

const sms = (to: string, text: string, playerId?: string) =>
  handle.kit.messages.send({
    channel: "sms",
    to,
    subject: "",
    text,
    code: "123456",
    ...(playerId ? { playerId } : {}),
  });
const mail = (to: string, text: string, playerId?: string) =>
  handle.kit.messages.send({
    channel: "email",
    to,
    subject: "Hello",
    text,
    ...(playerId ? { playerId } : {}),
  });
const textsOf = async (filter?: Parameters<typeof listOutbox>[1]) =>
  (await listOutbox(handle.kit.db, filter)).map(({ text }) => text);

describe("the sandbox outbox", () => {
  it("lists newest first, also those of the same time", async () => {
    await sms("+15550100", "one");
    await sms("+15550100", "two");
    clock.advance(1000);
    await mail("ann@parlour.example", "three");
    expect(await textsOf()).toEqual(["three", "two", "one"]);
  });

  it("shows what the contract names", async () => {
    await sms("+1 555-0100", "code 123456");
    expect(await listOutbox(handle.kit.db)).toEqual([
      {
        id: expect.stringMatching(/^message_/),
        channel: "sms",
        to: "+1 555-0100",
        subject: "",
        text: "code 123456",
        code: "123456",
        createdAt: clock.now(),
      },
    ]);
  });

  it("finds by address in any case, by player, or by both", async () => {
    await sms("+1 555-0100", "to the phone", "player_ann");
    await mail("Ann@parlour.example", "to the mailbox", "player_ann");
    await mail("bob@parlour.example", "to bob", "player_bob");
    expect(await textsOf({ to: " 15550100" })).toEqual(["to the phone"]);
    expect(await textsOf({ to: "ann@PARLOUR.example" })).toEqual(["to the mailbox"]);
    expect(await textsOf({ playerId: "player_ann" })).toEqual(["to the mailbox", "to the phone"]);
    expect(await textsOf({ to: "bob@parlour.example", playerId: "player_ann" })).toHaveLength(3);
    expect(await textsOf({ to: "nobody@parlour.example" })).toEqual([]);
  });

  it("has no message of a transaction that rolled back", async () => {
    const { db, messages } = handle.kit;
    const failing = db.transaction(async (tx) => {
      await messages.send({ channel: "email", to: "ann@parlour.example", subject: "", text: "no" }, tx);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow();
    expect(await textsOf()).toEqual([]);
  });
});
