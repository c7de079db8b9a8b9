import type { PokerEmote } from "@parlour/contracts/entities/poker";
import type { Kit } from "@parlour/server/kit/kit";

export type ShownEmote = { seat: number; emote: PokerEmote };
type EmoteEvent = ShownEmote & { tableId: string };

const topic = "poker-emotes";

export type TableEmotes = ReturnType<typeof createTableEmotes>;

/** The reactions at the tables that are open on this server. They are shown once and not stored. */
export function createTableEmotes({ bus }: Pick<Kit, "bus">) {
  const listeners = new Map<string, Set<(shown: ShownEmote) => void>>();
  let subscription: Promise<() => Promise<void>> | undefined;

  function receive({ tableId, seat, emote }: EmoteEvent): void {
    for (const listener of listeners.get(tableId) ?? []) listener({ seat, emote });
  }

  return {
    async watch(tableId: string, listener: (shown: ShownEmote) => void): Promise<() => void> {
      subscription ??= bus.subscribe(topic, (event) => receive(event as unknown as EmoteEvent));
      await subscription;
      const known = listeners.get(tableId) ?? new Set();
      listeners.set(tableId, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(tableId) === known) listeners.delete(tableId);
      };
    },
    async show(event: EmoteEvent): Promise<void> {
      await bus.publish(topic, event);
    },
    async stop(): Promise<void> {
      await (await subscription)?.();
    },
  };
}
