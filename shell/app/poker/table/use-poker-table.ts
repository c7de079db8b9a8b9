import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerCommand, PokerMessage } from "@parlour/contracts/sockets/poker-table";
import {
  connectWithRetry,
  type ReconnectingSocket,
  type SocketLike,
} from "@parlour/web/api/reconnecting-socket";
import { servicesAddress } from "@parlour/web/api/services-address";
import { useCallback, useEffect, useRef, useState } from "react";
import { drawName } from "../../parts/local-memory.ts";

export type Refusal = { code: string; details: Record<string, unknown> };

type WithoutId<Command> = Command extends { id: string } ? Omit<Command, "id"> : never;
export type TableCommand = WithoutId<PokerCommand>;

export type LiveTable = {
  view: PokerTableView | null;
  isConnected: boolean;
  /** The server's clock minus this browser's, in milliseconds. */
  clockOffsetMs: number;
  /** Resolves with null on success, otherwise with the reason why the command was refused. */
  send(command: TableCommand): Promise<Refusal | null>;
};

const guestKey = "parlour-poker-guest";

/** The secret with which a visitor keeps a practice seat; null if storage is unavailable. */
function guestSecret(): string | null {
  try {
    const known = localStorage.getItem(guestKey);
    if (known) return known;
    const made = drawName();
    localStorage.setItem(guestKey, made);
    return made;
  } catch {
    return null;
  }
}

/** An id in UUID format. `crypto.randomUUID` is not available without TLS. */
const drawId = (): string => drawName().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");

/** The live view of a table and the functions to act at it. It reconnects whenever the connection breaks. */
export function useLiveTable(tableId: string): LiveTable {
  const [view, setView] = useState<PokerTableView | null>(null);
  const [isConnected, setConnected] = useState(false);
  const [clockOffsetMs, setClockOffset] = useState(0);
  const socket = useRef<ReconnectingSocket | null>(null);
  const waiting = useRef(new Map<string, (refusal: Refusal | null) => void>());

  useEffect(() => {
    const path = servicesAddress(`/services/poker/v1/tables/${encodeURIComponent(tableId)}/live`);
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
    const answers = waiting.current;
    const opened = connectWithRetry(() => new WebSocket(address) as unknown as SocketLike, {
      opened() {
        opened.send({ type: "hello", guest: guestSecret() });
      },
      onMessage(data) {
        const message = data as PokerMessage;
        if (message.type === "table") {
          setConnected(true);
          setClockOffset(message.view.now - Date.now());
          setView(message.view);
        } else if (message.type === "done" || message.type === "refused") {
          answers.get(message.id)?.(message.type === "done" ? null : message);
          answers.delete(message.id);
        }
      },
      lost() {
        setConnected(false);
        for (const answer of answers.values()) answer({ code: "UNAVAILABLE", details: {} });
        answers.clear();
      },
    });
    socket.current = opened;
    return () => opened.close();
  }, [tableId]);

  const send = useCallback((command: TableCommand) => {
    const id = drawId();
    return new Promise<Refusal | null>((resolve) => {
      waiting.current.set(id, resolve);
      if (!socket.current?.send({ ...command, id })) {
        waiting.current.delete(id);
        resolve({ code: "UNAVAILABLE", details: {} });
      }
    });
  }, []);

  return { view, isConnected, clockOffsetMs, send };
}
