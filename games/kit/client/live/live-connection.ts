import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";

export type LiveConnection = { send(message: SeatMessage): void; close(): void };

type Listener = { onMessage(message: TableMessage): void; onOpen(): void; onLost(): void };

const retryAfterMs = [400, 1_000, 2_000, 4_000];

/**
 * A socket that reconnects automatically. Messages sent while it is disconnected are lost, so callers must
 * resend them.
 */
export function openLiveConnection(address: string, listener: Listener): LiveConnection {
  let socket: WebSocket | null = null;
  let losses = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const next = new WebSocket(address);
    socket = next;
    next.addEventListener("open", () => {
      losses = 0;
      listener.onOpen();
    });
    next.addEventListener("message", ({ data }) =>
      listener.onMessage(JSON.parse(String(data)) as TableMessage),
    );
    next.addEventListener("close", () => {
      if (isClosed) return;
      listener.onLost();
      timer = setTimeout(connect, retryAfterMs[Math.min(losses++, retryAfterMs.length - 1)]);
    });
  }
  connect();
  return {
    send(message) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
