/** The part of WebSocket that `connectWithRetry` uses, so that tests can replace it. */
export type SocketLike = Pick<WebSocket, "readyState" | "send" | "close"> & {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
};

export type ConnectionListener = {
  opened(): void;
  onMessage(message: unknown): void;
  lost(): void;
};

export type ReconnectingSocket = {
  /** Returns false if the socket is not connected; the caller resends after `opened`. */
  send(message: object): boolean;
  close(): void;
};

const OPEN = 1;
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 10_000;
const DEFAULT_PULSE = { pingEveryMs: 15_000, pongWithinMs: 8_000 };

/**
 * A socket that reconnects: immediately when the browser is back online, otherwise with increasing delays. It
 * sends pings, because a browser may not notice a lost connection for minutes.
 */
export function connectWithRetry(
  open: () => SocketLike,
  listener: ConnectionListener,
  { pingEveryMs, pongWithinMs } = DEFAULT_PULSE,
): ReconnectingSocket {
  let socket: SocketLike | null = null;
  let retryMs = FIRST_RETRY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const drop = () => {
    clearTimeout(pulse);
    const gone = socket;
    socket = null;
    if (gone === null) return;
    gone.onopen = gone.onclose = gone.onmessage = null;
    gone.close();
    listener.lost();
  };
  const retryLater = () => {
    clearTimeout(timer);
    if (closed || !navigator.onLine) return;
    timer = setTimeout(connect, retryMs * (0.5 + Math.random() / 2));
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };
  const loseAndRetry = () => {
    drop();
    retryLater();
  };
  const listenForSilence = () => {
    clearTimeout(pulse);
    pulse = setTimeout(() => {
      send({ type: "ping" });
      pulse = setTimeout(loseAndRetry, pongWithinMs);
    }, pingEveryMs);
  };
  const connect = () => {
    if (closed || socket !== null) return;
    clearTimeout(timer);
    const next = open();
    socket = next;
    next.onopen = () => {
      listenForSilence();
      listener.opened();
    };
    next.onmessage = ({ data }) => {
      // A server with too many connections closes a new one before it sends a message. The delays therefore become
      // short again only when a message arrives.
      retryMs = FIRST_RETRY_MS;
      listenForSilence();
      const message: unknown = JSON.parse(String(data));
      if ((message as { type?: unknown }).type !== "pong") listener.onMessage(message);
    };
    next.onclose = loseAndRetry;
  };
  const send = (message: object): boolean => {
    if (socket?.readyState !== OPEN) return false;
    socket.send(JSON.stringify(message));
    return true;
  };
  const comeBack = () => {
    retryMs = FIRST_RETRY_MS;
    connect();
  };
  addEventListener("online", comeBack);
  addEventListener("offline", drop);
  connect();
  return {
    send,
    close() {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", comeBack);
      removeEventListener("offline", drop);
      drop();
    },
  };
}
