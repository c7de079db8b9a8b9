import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SocketLike } from "./reconnecting-socket.ts";
import { openStream } from "./stream.ts";

class FakeSocket {
  readyState = 1;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  sent: { type: string; topics?: string[] }[] = [];
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  receive(type: string, number: number, data: unknown = null, topic = "a/1") {
    this.onmessage?.({ data: JSON.stringify({ type, topic, number, data }) });
  }
}

let sockets: FakeSocket[] = [];
const open = () => {
  const socket = new FakeSocket();
  sockets.push(socket);
  return socket as unknown as SocketLike;
};
const topic = () => {
  const seen: unknown[] = [];
  return {
    seen,
    snapshot: (data: unknown) => seen.push(["snapshot", data]),
    delta: (data: unknown) => seen.push(["delta", data]),
    live: (isLive: boolean) => seen.push(["live", isLive]),
    refused: (code: string) => seen.push(["refused", code]),
  };
};

beforeEach(() => {
  sockets = [];
  vi.useFakeTimers();
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a topic is live from its snapshot on", () => {
  const stream = openStream(open);
  const handler = topic();
  const leave = stream.subscribe("a/1", handler);
  const [socket] = sockets;
  socket!.onopen?.();
  expect(socket!.sent).toEqual([{ type: "subscribe", topics: ["a/1"] }]);
  expect(stream.isLive("a/1")).toBe(false);
  socket!.receive("snapshot", 4, "all");
  socket!.receive("delta", 5, "more");
  expect(stream.isLive("a/1")).toBe(true);
  expect(handler.seen).toEqual([
    ["snapshot", "all"],
    ["live", true],
    ["delta", "more"],
  ]);
  leave();
  expect(socket!.readyState).toBe(3);
});

test("after a gap a new snapshot is requested, and until then nothing is live", () => {
  const stream = openStream(open);
  const handler = topic();
  stream.subscribe("a/1", handler);
  const [socket] = sockets;
  socket!.onopen?.();
  socket!.receive("snapshot", 1);
  socket!.receive("delta", 3, "lost one");
  expect(stream.isLive("a/1")).toBe(false);
  expect(socket!.sent.at(-1)).toEqual({ type: "subscribe", topics: ["a/1"] });
  socket!.receive("delta", 4, "ignored");
  expect(handler.seen).toEqual([
    ["snapshot", null],
    ["live", true],
    ["live", false],
  ]);
  socket!.receive("snapshot", 5);
  expect(stream.isLive("a/1")).toBe(true);
});

test.each([
  ["the server closes the connection", (socket: FakeSocket) => socket.onclose?.()],
  ["the server does not answer a ping", () => vi.advanceTimersByTime(9_000)],
])("when %s, nothing is live until a new connection has sent a snapshot", (_name, lose) => {
  const stream = openStream(open);
  stream.subscribe("a/1", topic());
  sockets[0]!.onopen?.();
  sockets[0]!.receive("snapshot", 1);
  lose(sockets[0]!);
  expect(stream.isLive("a/1")).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(sockets).toHaveLength(2);
  sockets[1]!.onopen?.();
  expect(sockets[1]!.sent).toEqual([{ type: "subscribe", topics: ["a/1"] }]);
  sockets[1]!.receive("snapshot", 9);
  expect(stream.isLive("a/1")).toBe(true);
});

test("a refused topic is reported and never live", () => {
  const stream = openStream(open);
  const handler = topic();
  stream.subscribe("a/1", handler);
  sockets[0]!.onopen?.();
  sockets[0]!.onmessage?.({ data: JSON.stringify({ type: "refused", topic: "a/1", code: "NOT_FOUND" }) });
  expect(handler.seen).toEqual([["refused", "NOT_FOUND"]]);
  expect(stream.isLive("a/1")).toBe(false);
});
