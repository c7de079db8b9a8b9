import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { Bus } from "./bus.ts";
import { createBusListeners } from "./bus-listeners.ts";
import type { Database } from "./database.ts";
import { createPayloadAssembler, splitPayload } from "./notify-payload.ts";
import { assertOutsideTransaction } from "./transaction.ts";

const channel = "parlour_bus";
const maxReconnectDelayMs = 3000;

/** Opens a bus that uses LISTEN/NOTIFY over a dedicated connection, which is reopened whenever it breaks. */
export async function openPostgresBus(url: string, database: Database): Promise<Bus> {
  const listeners = createBusListeners();
  const assembler = createPayloadAssembler();
  let closed = false;
  let client: pg.Client | undefined;
  let reconnecting: Promise<void> | undefined;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 10_000,
      application_name: "parlour-bus",
    });
    // A broken connection emits `error` and then `end`; only `end` is handled.
    fresh.on("error", () => {});
    fresh.on("notification", ({ payload }) => {
      const whole = assembler.take(payload ?? "");
      if (!whole) return;
      const end = whole.indexOf(" ");
      listeners.deliver(decodeURIComponent(whole.slice(0, end)), whole.slice(end + 1));
    });
    await fresh.connect();
    try {
      await fresh.query(`listen ${channel}`);
    } catch (error) {
      await fresh.end();
      throw error;
    }
    fresh.once("end", () => {
      if (!closed) reconnecting = reconnect();
    });
    client = fresh;
  };

  const reconnect = async () => {
    for (let delayMs = 50; !closed; delayMs = Math.min(delayMs * 2, maxReconnectDelayMs)) {
      await sleep(delayMs, undefined, { ref: false });
      if (closed) return;
      try {
        await connect();
        return;
      } catch {
        // The database is still unreachable; another attempt follows.
      }
    }
  };

  await connect();
  const send = createSender(database);
  return {
    async publish(topic, message) {
      assertOutsideTransaction();
      // All parts of a message are sent in one statement, so they arrive together and in order.
      await send(splitPayload(`${encodeURIComponent(topic)} ${JSON.stringify(message)}`));
    },
    async subscribe(topic, listener) {
      const own: typeof listener = (message) => listener(message);
      listeners.add(topic, own);
      return async () => {
        listeners.remove(topic, own);
      };
    },
    async close() {
      closed = true;
      await client?.end().catch(() => {});
      await reconnecting?.catch(() => {});
    },
  };
}

/**
 * Creates a sender that combines messages: those published while a statement runs share the next statement.
 */
function createSender(database: Database): (parts: readonly string[]) => Promise<void> {
  let waiting: string[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const sendWaiting = async () => {
    const parts = waiting;
    waiting = [];
    next = undefined;
    // Neither JSON, base64 nor an encoded topic contains a line break, and splitting costs less than parsing an array
    // whose quotes are escaped.
    await database.query("select pg_notify($1, part) from unnest(string_to_array($2, e'\\n')) as part", [
      channel,
      parts.join("\n"),
    ]);
  };
  return (parts) => {
    waiting.push(...parts);
    if (next === undefined) {
      next = last.then(sendWaiting);
      last = next.catch(() => {});
    }
    return next;
  };
}
