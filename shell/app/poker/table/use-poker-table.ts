import type { PokerEmote, PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerCommand, PokerMessage, pokerTableSocket } from "@parlour/contracts/sockets/poker-table";
import {
  connectWithRetry,
  type ReconnectingSocket,
  type SocketLike,
} from "@parlour/web/api/reconnecting-socket";
import { socketAddress } from "@parlour/web/api/socket-address";
import { createTableChat, type TableChat } from "@parlour/web/table-chat/table-chat";
import { useCallback, useEffect, useRef, useState } from "react";
import { drawName } from "../../parts/local-memory.ts";

export type Refusal = { code: string; details: Record<string, unknown> };

type WithoutId<Command> = Command extends { id: string } ? Omit<Command, "id"> : never;
export type TableCommand = WithoutId<PokerCommand>;

const emoteMs = 4_000;

export type LiveTable = {
  view: PokerTableView | null;
  isConnected: boolean;
  /** The server's clock minus this browser's, in milliseconds. */
  clockOffsetMs: number;
  /** The server's current time, in milliseconds. */
  now(): number;
  /** Whether the commitment to a deck was received before its hand was dealt. */
  wasAnnounced(commitment: string): boolean;
  chat: TableChat;
  /** The reactions that are shown now, by seat. */
  emotes: ReadonlyMap<number, PokerEmote>;
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
export function useLiveTable(tableId: string, entry: number): LiveTable {
  const [view, setView] = useState<PokerTableView | null>(null);
  const [isConnected, setConnected] = useState(false);
  const [clockOffsetMs, setClockOffset] = useState(0);
  const socket = useRef<ReconnectingSocket | null>(null);
  const waiting = useRef(new Map<string, (refusal: Refusal | null) => void>());
  const announced = useRef<readonly string[]>([]);
  const [emotes, showEmote] = useEmotes();
  const [chat] = useState(() => createTableChat((request) => void socket.current?.send(request), drawId));

  useEffect(() => {
    const address = socketAddress<typeof pokerTableSocket>("/services/poker/v1/tables/{tableId}/live", {
      tableId,
    });
    const answers = waiting.current;
    const opened = connectWithRetry(() => new WebSocket(address) as unknown as SocketLike, {
      opened() {
        opened.send({ type: "hello", guest: guestSecret(), ...(entry > 1 && { entry }) });
      },
      onMessage(data) {
        const message = data as PokerMessage;
        if (message.type === "table") {
          setConnected(true);
          setClockOffset(message.view.now - Date.now());
          const { nextCommitment } = message.view;
          if (nextCommitment && !announced.current.includes(nextCommitment))
            announced.current = [...announced.current.slice(-1), nextCommitment];
          setView(message.view);
        } else if (message.type === "emote") showEmote(message.seat, message.emote);
        else if (chat.receive(message)) return;
        else if (message.type === "done" || message.type === "refused") {
          answers.get(message.id)?.(message.type === "done" ? null : message);
          answers.delete(message.id);
        }
      },
      lost() {
        setConnected(false);
        chat.lose();
        for (const answer of answers.values()) answer({ code: "UNAVAILABLE", details: {} });
        answers.clear();
      },
    });
    socket.current = opened;
    return () => opened.close();
  }, [tableId, entry, chat, showEmote]);

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

  const now = useCallback(() => Date.now() + clockOffsetMs, [clockOffsetMs]);
  const wasAnnounced = useCallback((commitment: string) => announced.current.includes(commitment), []);
  return { view, isConnected, clockOffsetMs, now, wasAnnounced, chat, emotes, send };
}

/** The latest reaction of each seat, for a few seconds. */
function useEmotes() {
  const [emotes, setEmotes] = useState<ReadonlyMap<number, PokerEmote>>(new Map());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  const show = useCallback((seat: number, emote: PokerEmote) => {
    clearTimeout(timers.current.get(seat));
    setEmotes((known) => new Map(known).set(seat, emote));
    const hide = () =>
      setEmotes((known) => {
        const left = new Map(known);
        left.delete(seat);
        return left;
      });
    timers.current.set(seat, setTimeout(hide, emoteMs));
  }, []);
  return [emotes, show] as const;
}
