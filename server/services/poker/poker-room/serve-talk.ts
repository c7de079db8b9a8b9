import type { PokerCommand, PokerMessage } from "@parlour/contracts/sockets/poker-table";
import type { ChatRequest } from "@parlour/contracts/sockets/table-chat";
import type { Kit } from "@parlour/server/kit/kit";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import { type Refusal, refusalCode, refuse } from "@parlour/server/kit/refusal";
import { isChatRequest, serveTableChat } from "@parlour/server/kit/serve-table-chat";
import type { SocketVisitor } from "@parlour/server/kit/socket";
import type { TableEmotes } from "./table-emotes.ts";

/** A person's chat messages and reactions at the table. */
type TalkCommand = ChatRequest | Extract<PokerCommand, { type: "emote" }>;

type Parts = {
  kit: Kit;
  chat: TableChat;
  emotes: TableEmotes;
  tableId: string;
  visitor: SocketVisitor;
  /** The seat of the person at this connection; undefined for spectators, who only read. */
  seatNumber(): number | undefined;
  send(message: PokerMessage): void;
};

export type ServedTalk = ReturnType<typeof serveTalk>;

const emoteLimit = { scope: "poker-emotes", max: 4, windowSeconds: 15 };

export const isTalk = (command: PokerCommand): command is TalkCommand =>
  command.type === "emote" || isChatRequest(command);

export function serveTalk({ kit, chat, emotes, tableId, visitor, seatNumber, send }: Parts) {
  const sendDone = (id: string) => send({ type: "done", id });
  const sendRefused = (id: string, code: string) => send({ type: "refused", id, code, details: {} });
  const served = serveTableChat({
    kit,
    chat,
    visitor,
    slug: `poker-${tableId}`,
    vertical: "poker",
    names: "nicknames",
    refusalToSay: async () => (seatNumber() === undefined ? refuse("NOT_SEATED") : undefined),
    send,
    sendDone,
    sendRefused,
  });
  const watching = emotes.watch(tableId, (shown) => send({ type: "emote", ...shown }));
  watching.catch((error: unknown) => kit.log.warn({ err: error, tableId }, "reactions are not shown"));

  async function react({ emote }: Extract<TalkCommand, { type: "emote" }>): Promise<Refusal | undefined> {
    const refused = await served.refusalToWrite();
    if (refused) return refused;
    const seat = seatNumber();
    if (seat === undefined) return refuse("NOT_SEATED");
    const { allowed } = await kit.limits.hit({ ...emoteLimit, key: visitor.session!.playerId });
    if (!allowed) return refuse("RATE_LIMITED");
    await emotes.show({ tableId, seat, emote });
    return undefined;
  }

  return {
    async receive(command: TalkCommand): Promise<void> {
      if (command.type !== "emote") return await served.receive(command);
      const refused = await react(command);
      if (refused) sendRefused(command.id, refusalCode(refused));
      else sendDone(command.id);
    },
    leave(): void {
      served.leave();
      void watching.then(
        (unwatch) => unwatch(),
        () => {},
      );
    },
  };
}
