import { gatherWork } from "@parlour/server/kit/gather-work";
import type { Kit } from "@parlour/server/kit/kit";
import { type ChatMessage, listShownMessages } from "./message-store.ts";

export type RoomNews = { said: readonly ChatMessage[]; removed: readonly string[] };

export type RoomListener = {
  playerId: string | null;
  onNews(news: RoomNews): void;
  /** Called when the player was muted or unmuted, or has hidden someone, on this server or another one. */
  onPlayerChange(): void;
};

type Room = { messages: readonly ChatMessage[]; listeners: Set<RoomListener>; loaded: Promise<void> };

/**
 * A message on the bus that names the table or player whose data changed. Every server then reads the data
 * from the database.
 */
type ChatEvent = { slug: string } | { playerId: string };

/** A player who joins sees at most this many messages, the latest of the last day. */
const messagesShown = 50;
const shownMs = 86_400_000;
/** Messages that are written at about the same time share one read. */
const gatherMs = 40;
const topic = "table-chat";

export type ChatRooms = ReturnType<typeof createChatRooms>;

/** The chats that are open on this server. They reread the database when any server announces a change. */
export function createChatRooms(kit: Kit) {
  const rooms = new Map<string, Room>();
  let subscription: Promise<() => Promise<void>> | undefined;
  const request = gatherWork({
    gatherMs,
    onError: (error, slug) => kit.log.warn({ err: error, slug }, "a table's chat was not read"),
  });

  async function read(slug: string): Promise<ChatMessage[]> {
    const since = new Date(kit.clock.now().getTime() - shownMs);
    return await listShownMessages(kit.db, slug, { since, count: messagesShown });
  }

  async function reload(slug: string): Promise<void> {
    const room = rooms.get(slug);
    if (room === undefined) return;
    await room.loaded;
    const before = room.messages;
    const after = await read(slug);
    room.messages = after;
    const news = differenceOf(before, after);
    if (news.said.length === 0 && news.removed.length === 0) return;
    for (const listener of room.listeners) listener.onNews(news);
  }

  function receive(event: ChatEvent): void {
    if ("slug" in event) {
      if (rooms.has(event.slug)) request(event.slug, () => reload(event.slug));
      return;
    }
    for (const { listeners } of rooms.values())
      for (const listener of listeners) if (listener.playerId === event.playerId) listener.onPlayerChange();
  }

  function subscribe(): Promise<() => Promise<void>> {
    subscription ??= kit.bus.subscribe(topic, (event) => receive(event as unknown as ChatEvent));
    return subscription;
  }

  return {
    /** Joins a table's chat. Returns its messages and a function that leaves the chat. */
    async join(slug: string, listener: RoomListener) {
      await subscribe();
      let room = rooms.get(slug);
      if (room === undefined) {
        const opened: Room = { messages: [], listeners: new Set(), loaded: Promise.resolve() };
        opened.loaded = read(slug).then((messages) => {
          opened.messages = messages;
        });
        rooms.set(slug, opened);
        room = opened;
      }
      const joined = room;
      joined.listeners.add(listener);
      const leave = () => {
        joined.listeners.delete(listener);
        if (joined.listeners.size === 0 && rooms.get(slug) === joined) rooms.delete(slug);
      };
      try {
        await joined.loaded;
      } catch (error) {
        leave();
        throw error;
      }
      return { messages: () => joined.messages, leave };
    },
    async announce(event: ChatEvent): Promise<void> {
      await kit.bus.publish(topic, event);
    },
    async stop(): Promise<void> {
      const unsubscribe = await subscription;
      await unsubscribe?.();
    },
  };
}

/**
 * Returns what changed between two reads. A message that newer ones pushed out of the list does not count as
 * removed.
 */
export function differenceOf(before: readonly ChatMessage[], after: readonly ChatMessage[]): RoomNews {
  const known = new Set(before.map(({ id }) => id));
  const kept = new Set(after.map(({ id }) => id));
  const isFull = after.length >= messagesShown;
  const oldest = isFull ? after[0]!.sequence : 0;
  return {
    said: after.filter(({ id }) => !known.has(id)),
    removed: before.filter(({ id, sequence }) => !kept.has(id) && sequence > oldest).map(({ id }) => id),
  };
}
