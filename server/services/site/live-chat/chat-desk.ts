import type { ChatMessage } from "@parlour/contracts/entities/chat";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { OperatorIdentity } from "../../../kit/operator.ts";
import type { SupportDesk } from "../../../kit/ports/support-desk.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { type ChatStep, nextState } from "./chat-machine.ts";
import {
  type ChatRow,
  findMessage,
  insertMessage,
  lockChat,
  type NewMessage,
  setChatState,
} from "./chat-store.ts";
import { publishChatEvent, queueTopic } from "./chat-topics.ts";

type Agent = Pick<OperatorIdentity, "id" | "name">;

/** All changes to an existing chat, used by the visitor's socket and by the operators' calls. */
export type ChatDesk = {
  say(chatId: string, message: PostedMessage): Promise<ChatMessage | Refusal>;
  take(chatId: string, operator: Agent): Promise<ChatRow | Refusal>;
  /** Hands the chat to another operator, or back to the queue at its old position. */
  handOver(chatId: string, from: Agent, to: Agent | null): Promise<ChatRow | Refusal>;
  end(chatId: string, by?: Agent): Promise<ChatRow | Refusal>;
};

export type PostedMessage = { id: string; text: string } & (
  | { author: "VISITOR"; name: string }
  | { author: "AGENT"; operator: Agent }
);

export function createChatDesk(kit: Kit, support: SupportDesk): ChatDesk {
  const { db, bus, clock, random } = kit;
  const announce = (tx: Transaction, chatId: string, queueChanged: boolean) =>
    tx.afterCommit(async () => {
      await publishChatEvent(bus, chatId, { news: "changed" });
      if (queueChanged) await bus.publish(queueTopic, null);
    });

  const step = async (
    chatId: string,
    wanted: ChatStep,
    operator: Agent | null,
    check: (chat: ChatRow) => boolean,
  ): Promise<ChatRow | Refusal> =>
    await db.transaction(async (tx) => {
      const chat = await lockChat(tx, chatId);
      if (!chat) return refuse("NOT_FOUND");
      const state = nextState(chat.state, wanted);
      if (state === undefined || !check(chat)) return refuse("CONFLICT", holderOf(chat));
      await setChatState(tx, chatId, state, operator);
      const now = clock.now();
      await insertMessage(kit, tx, chat, noteOf(wanted, operator, random.id("note")), now);
      if (operator !== null) await support.assign(tx, chatId, operator);
      if (state === "ENDED") await support.resolve(tx, chatId, now);
      announce(tx, chatId, true);
      return { ...chat, state, operator_id: operator?.id ?? null, operator_name: operator?.name ?? null };
    });

  return {
    say: (chatId, said) =>
      db.transaction(async (tx) => {
        const chat = await lockChat(tx, chatId);
        if (!chat) return refuse("NOT_FOUND");
        const isOwn = said.author === "VISITOR" || chat.operator_id === said.operator.id;
        const name = said.author === "VISITOR" ? said.name : said.operator.name;
        if (chat.state === "ENDED" || !isOwn) {
          // The message was stored before the chat ended and is being sent again after a lost response.
          return (await findMessage(kit, tx, chatId, said.id)) ?? refuse("CONFLICT", holderOf(chat));
        }
        const { id, author, text } = said;
        const now = clock.now();
        const stored = await insertMessage(kit, tx, chat, { id, kind: "SAID", author, name, text }, now);
        if (stored.isNew && said.author === "AGENT") await support.answer(tx, chatId, said.operator, now);
        if (stored.isNew) announce(tx, chatId, false);
        return stored.message;
      }),
    take: (chatId, operator) => step(chatId, "take", operator, () => true),
    handOver: (chatId, from, to) =>
      step(chatId, to === null ? "requeue" : "handOver", to, (chat) => chat.operator_id === from.id),
    end: (chatId, by) =>
      step(
        chatId,
        "end",
        null,
        (chat) => by === undefined || chat.operator_id === by.id || chat.state === "WAITING",
      ),
  };
}

/**
 * The state of a chat and the operator who has it, for an operator whose action is refused because another one has
 * acted first.
 */
function holderOf({ state, operator_name }: ChatRow) {
  return { state, ...(operator_name !== null && { operatorName: operator_name }) };
}

/**
 * Returns the message that reports a step in the chat, such as an operator joining. It has no text, because
 * each reader's page words it in its own language.
 */
function noteOf(step: ChatStep, operator: Agent | null, id: string): NewMessage {
  const kind = step === "end" ? "ENDED" : step === "requeue" ? "REQUEUED" : "JOINED";
  return { id, kind, author: "HOUSE", name: operator?.name ?? "", text: "" };
}
