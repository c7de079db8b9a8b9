import { fieldErrorsOf } from "@parlour/contracts/field-codes";
import { SOCKET_CLOSE } from "@parlour/contracts/socket";
import type { WebSocket } from "ws";
import type { Logger } from "../log.ts";
import type { ConnectionListener, SocketRoute, SocketVisitor } from "../socket.ts";
import { isTooDeep } from "./json-depth.ts";

const mostUnsentBytes = 262_144;
const mostWaiting = 64;

/**
 * Runs one open socket: validates messages against the contract, handles them one at a time, and disconnects a browser
 * that sends too fast or reads too slowly, so that it cannot fill the server's memory.
 */
export function runConnection(
  socket: WebSocket,
  route: SocketRoute,
  visitor: SocketVisitor,
  log: Logger,
): { isNeeded(): Promise<boolean> } {
  const { fromBrowser, limit } = route.socket;
  const close = (code: number = 1000) => socket.close(code);
  const sendText = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostUnsentBytes) {
      socket.terminate();
      return;
    }
    socket.send(text);
  };
  const send = (message: unknown): void => sendText(JSON.stringify(message));
  const fail = (error: unknown) => {
    log.error({ err: error, socket: route.socket.name, requestId: visitor.requestId }, "a socket failed");
    close(SOCKET_CLOSE.failed);
  };

  const opened = route.open({ visitor, send, sendText, unsentBytes: () => socket.bufferedAmount, close });
  let turn: Promise<unknown> = opened.catch(fail);
  let waiting = 0;
  let windowEndsMs = 0;
  let received = 0;

  const hand = async (message: unknown) => {
    const listener = (await opened) as ConnectionListener<SocketRoute["socket"]>;
    if (socket.readyState === socket.OPEN) await listener.message(message as never);
  };
  socket.on("message", (data, isBinary) => {
    const nowMs = performance.now();
    if (nowMs >= windowEndsMs) {
      windowEndsMs = nowMs + limit.windowSeconds * 1000;
      received = 0;
    }
    if (++received > limit.max || waiting >= mostWaiting) return close(SOCKET_CLOSE.tooFast);
    const value = isBinary ? undefined : parseObject(String(data));
    if (value === undefined) return close(SOCKET_CLOSE.unreadable);
    if (value.type === "ping") return send({ type: "pong" });
    const parsed = fromBrowser.safeParse(value);
    if (!parsed.success) return send({ type: "invalid", errors: fieldErrorsOf(parsed.error.issues, value) });
    waiting++;
    turn = turn
      .then(() => hand(parsed.data))
      .catch(fail)
      .finally(() => {
        waiting--;
      });
  });
  socket.once("close", () => {
    opened.then((listener) => listener.closed?.()).catch(() => {});
  });
  return { isNeeded: async () => (await opened).isNeeded?.() ?? false };
}

/** Parses a message; undefined if it is invalid or contains NUL, which PostgreSQL cannot store. */
function parseObject(text: string): { type?: unknown } | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject && !/(?<!\\)(?:\\\\)*\\u0000/.test(text) ? value : undefined;
  } catch {
    return undefined;
  }
}
