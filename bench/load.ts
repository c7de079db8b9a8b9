import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";

export type LoadOptions = {
  origin: string;
  /** The path and headers of the requests. If there are several, the requests use them in turn. */
  targets: readonly { path: string; headers?: Record<string, string> }[];
  /** If given, creates the JSON body of each request, which is then sent as a POST. */
  body?: () => string;
  /** Sends a new idempotency key with each request; calls that move money require one. */
  isIdempotent?: boolean;
  connections: number;
  durationMs: number;
  /** Called when a successful response has arrived, before the next request is made. */
  onSuccess?: () => void;
};

export type LoadResult = {
  requests: number;
  failures: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
};

/**
 * Sends requests without pause; each connection waits for a response before its next request. It uses plain
 * sockets, because the client shares the machine with the server and a heavier client would distort the
 * measurement.
 */
export async function load(options: LoadOptions): Promise<LoadResult> {
  const { hostname, port, host } = new URL(options.origin);
  const heads = options.targets.map(({ path, headers = {} }) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join("")}`;
  });
  const { body: makeBody } = options;
  let made = 0;
  const nextRequest = () => {
    const head = heads[made++ % heads.length]!;
    if (makeBody === undefined) return `GET ${head}\r\n`;
    const body = makeBody();
    const key = options.isIdempotent ? `Idempotency-Key: ${randomUUID()}\r\n` : "";
    return `POST ${head}${key}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
  const latenciesMs: number[] = [];
  let failures = 0;
  const startedMs = performance.now();
  const endMs = startedMs + options.durationMs;
  await Promise.all(
    Array.from({ length: options.connections }, async () => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      await new Promise<void>((resolve, reject) => {
        let sentMs = 0;
        const ask = () => {
          sentMs = performance.now();
          if (sentMs >= endMs) return resolve();
          socket.write(nextRequest());
        };
        socket.once("error", reject);
        socket.once("connect", ask);
        readAnswers(socket, (isSuccess) => {
          latenciesMs.push(performance.now() - sentMs);
          if (isSuccess) options.onSuccess?.();
          else failures += 1;
          ask();
        });
      });
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - startedMs) / 1000;
  latenciesMs.sort((one, other) => one - other);
  const at = (share: number) => latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0;
  const requests = latenciesMs.length;
  return { requests, failures, perSecond: requests / seconds, p50Ms: at(0.5), p99Ms: at(0.99) };
}

const chunkedEnd = Buffer.from("0\r\n\r\n");

/** Parses just enough HTTP to find the end of a response, by its content length or last chunk. */
function readAnswers(socket: Socket, onAnswer: (isSuccess: boolean) => void): void {
  let head: string | undefined;
  let waitingFor = 0;
  let pending = Buffer.alloc(0);
  socket.on("data", (chunk) => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    if (head === undefined) {
      const end = pending.indexOf("\r\n\r\n");
      if (end === -1) return;
      head = pending.toString("latin1", 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
      waitingFor = length === undefined ? -1 : end + 4 + Number(length);
    }
    const isWhole =
      waitingFor === -1
        ? pending.subarray(-chunkedEnd.length).equals(chunkedEnd)
        : pending.length >= waitingFor;
    if (!isWhole) return;
    const isSuccess = /^HTTP\/1\.1 20[01]/.test(head);
    head = undefined;
    pending = Buffer.alloc(0);
    onAnswer(isSuccess);
  });
}
