import type { SOCKET_CLOSE } from "@parlour/contracts/socket";
import type { SeatMessage, TableMessage } from "@parlour/contracts/sockets/live-table";

export type LiveConnection = { send(message: SeatMessage): void; close(): void };

type Listener = { onMessage(message: TableMessage): void; onOpen(): void; onLost(isCrowded: boolean): void };

const retryAfterMs = [400, 1_000, 2_000, 4_000];
// The close code is copied from the contract, because importing it would also bundle the schemas beside it.
const tooMany = 4429 satisfies typeof SOCKET_CLOSE.tooMany;
/** A connection becomes free only when the player closes another table or tab, which takes a while. */
const crowdedRetryMs = 10_000;

/**
 * A socket that reconnects automatically, each time to the address that the given function returns at that moment.
 * Messages sent while it is disconnected are lost, so callers must resend them.
 */
export function openLiveConnection(address: () => string, listener: Listener): LiveConnection {
  let socket: WebSocket | null = null;
  let losses = 0;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    const next = new WebSocket(address());
    socket = next;
    next.addEventListener("open", () => {
      losses = 0;
      listener.onOpen();
    });
    next.addEventListener("message", ({ data }) =>
      listener.onMessage(JSON.parse(String(data)) as TableMessage),
    );
    next.addEventListener("close", ({ code }) => {
      if (isClosed) return;
      const isCrowded = code === tooMany;
      listener.onLost(isCrowded);
      const waitMs = retryAfterMs[Math.min(losses++, retryAfterMs.length - 1)];
      timer = setTimeout(connect, isCrowded ? crowdedRetryMs : waitMs);
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
