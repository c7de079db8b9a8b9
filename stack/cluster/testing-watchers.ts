import { type TableState, tableTopic } from "@parlour/contracts/entities/live-table";
import { stream } from "@parlour/contracts/sockets/stream";
import WebSocket from "ws";

/** A page that watches a live table over its socket, and connects again whenever the socket closes. */
export type Watcher = {
  closeCodes: number[];
  /** How long each interruption lasted, from the closing of the socket to the next snapshot. */
  interruptionsMs: number[];
  /** The numbers of the rounds that the page has seen, in order. */
  rounds: number[];
  isLive(): boolean;
  close(): void;
};

const retryMs = 250;

export function watchTable(origin: string, slug: string): Watcher {
  const topic = tableTopic(slug);
  const watcher = { closeCodes: [] as number[], interruptionsMs: [] as number[], rounds: [] as number[] };
  let isClosed = false;
  let isLive = false;
  let lostAtMs: number | undefined;
  let socket: WebSocket;
  const receive = (text: string) => {
    const { type, data } = JSON.parse(text) as { type: string; data: TableState };
    if (type !== "snapshot" && type !== "delta") return;
    isLive = true;
    if (lostAtMs !== undefined) watcher.interruptionsMs.push(performance.now() - lostAtMs);
    lostAtMs = undefined;
    const number = data.round?.number;
    if (number !== undefined && watcher.rounds.at(-1) !== number) watcher.rounds.push(number);
  };
  const connect = () => {
    if (isClosed) return;
    socket = new WebSocket(`${origin.replace("http", "ws")}${stream.path}`, { origin });
    socket.on("open", () => socket.send(JSON.stringify({ type: "subscribe", topics: [topic] })));
    socket.on("message", (message) => receive(String(message)));
    // A failed attempt emits `error` and then `close`.
    socket.on("error", () => {});
    socket.on("close", (code) => {
      if (isClosed) return;
      isLive = false;
      watcher.closeCodes.push(code);
      lostAtMs ??= performance.now();
      setTimeout(connect, retryMs);
    });
  };
  connect();
  return {
    ...watcher,
    isLive: () => isLive,
    close() {
      isClosed = true;
      socket.terminate();
    },
  };
}
