import { PassThrough, type Readable } from "node:stream";

export type ServerEvent = { name?: string; data: unknown };

const heartbeatMs = 20_000;

/**
 * Creates a stream of server-sent events as a response body. `start` gets `send` and returns the function
 * that stops it; the stream ends when the visitor disconnects or the server drains. The heartbeat keeps
 * proxies from closing a quiet stream, and detects broken connections.
 */
export function eventStream(
  start: (send: (event: ServerEvent) => void) => Promise<() => void | Promise<void>>,
): Readable {
  const stream = new PassThrough();
  stream.write("retry: 3000\n\n");
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), heartbeatMs);
  heartbeat.unref();
  const started = start((event) => {
    // A slow reader must not fill the server's memory; the page reloads its data when it reconnects.
    if (stream.writableLength > 65_536) stream.destroy();
    else stream.write(formatEvent(event));
  });
  started.catch((error: unknown) => stream.destroy(error as Error));
  stream.once("close", () => {
    clearInterval(heartbeat);
    started.then((stop) => stop()).catch(() => {});
  });
  return stream;
}

function formatEvent(event: ServerEvent): string {
  const name = event.name === undefined ? "" : `event: ${event.name}\n`;
  return `${name}data: ${JSON.stringify(event.data)}\n\n`;
}
