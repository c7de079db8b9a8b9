import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import { sendChatMessage } from "@parlour/contracts/calls/site/live-chat/send-chat-message";
import { takeChat } from "@parlour/contracts/calls/site/live-chat/take-chat";
import { SOCKET_CLOSE } from "@parlour/contracts/socket";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import type { TestDatabase } from "@parlour/server/kit/testing/test-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Stack, startStack } from "../start-stack.ts";
import { noCalendars } from "../testing-calendars.ts";
import { newMessageId, startOf, visitChat } from "../testing-chat.ts";
import { createClient } from "../testing-client.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { openSeededDatabase } from "../testing-template.ts";

const dataDir = mkdtempSync(join(tmpdir(), "parlour-chat-servers-"));
const clock = testClock();
let database: TestDatabase;
let first: Stack;
let second: Stack;

/** Starts a server. The servers share only the database and the secrets. */
async function startServer(): Promise<Stack> {
  const another = await database.openAnother();
  return await startStack({
    env: {
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      ...noCalendars,
      // PostgreSQL's message bus connects the two servers; the embedded engine has none.
      ...(database.url !== undefined && { DATABASE_URL: database.url }),
    },
    clock,
    port: 0,
    quiet: true,
    // The embedded engine has one connection, so closing a server must not close it.
    database: another ?? { ...database.db, close: async () => {} },
    shell: "none",
    requestsPerSecond: 10_000,
    load: neverOverloaded,
    authoriseOperator: authoriseTestOperator,
  });
}

beforeAll(async () => {
  database = await openSeededDatabase("test-clock", dataDir);
  first = await startServer();
  second = await startServer();
}, 120_000);
afterAll(async () => {
  await second.close();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * The timeout is longer than a server's polling interval, because without a message bus the servers learn of
 * messages by polling.
 */
const patience = { timeout: 25_000, interval: 200 };

it("a chat works across two servers, and continues when one of them restarts", async () => {
  const visitor = await visitChat(first.origin);
  visitor.send(startOf("Hello from the first"));
  await expect.poll(() => visitor.texts(), patience).toEqual(["Hello from the first"]);
  const agent = actAsOperator(createClient(second.origin), "Mara");
  const { body } = await agent.call(listChats);
  const params = { chatId: body[0]!.id };
  await agent.call(takeChat, { params });
  const say = (text: string) => agent.call(sendChatMessage, { params, body: { id: newMessageId(), text } });
  await say("Hello from the second");
  await expect
    .poll(() => visitor.texts(), patience)
    .toEqual(["Hello from the first", "Hello from the second"]);

  const seen = visitor.messages().at(-1)!.sequence;
  await first.close();
  expect(await visitor.closed).toBe(SOCKET_CLOSE.restart);
  await say("Are you still there?");
  const back = await visitChat(second.origin, { token: visitor.token, after: seen });
  await expect.poll(() => back.texts(), patience).toEqual(["Are you still there?"]);
  back.send({ type: "say", id: newMessageId(), text: "Yes" });
  await expect.poll(() => back.texts(), patience).toEqual(["Are you still there?", "Yes"]);
  back.leave();
}, 90_000);
