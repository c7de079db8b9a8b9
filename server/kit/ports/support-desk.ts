import type { SupportChannel } from "@parlour/contracts/entities/support-desk";
import type { Queryable, Transaction } from "../database.ts";

export type NewConversation = {
  /** The id of the chat or contact message. */
  id: string;
  channel: SupportChannel;
  title: string;
  playerId: string | null;
  language: string;
  at: Date;
};

type Agent = { id: string; name: string };

/**
 * Keeps track of conversations with support: their deadlines, who handles them, and how they are rated. Each step is
 * part of the transaction that changes the chat or message. Implemented by the support-desk service.
 */
export type SupportDesk = {
  open(tx: Transaction, conversation: NewConversation): Promise<void>;
  /** Records who handles the conversation now. */
  assign(tx: Transaction, id: string, operator: Agent): Promise<void>;
  /** Records an answer. Only the first answer counts for the time to the first response. */
  answer(tx: Transaction, id: string, operator: Agent, at: Date): Promise<void>;
  resolve(tx: Transaction, id: string, at: Date): Promise<void>;
  /** Stores the visitor's rating; a later one replaces it. */
  rate(
    tx: Transaction,
    id: string,
    rating: { score: number; comment: string | null; at: Date },
  ): Promise<void>;
  /** Whether an operator has answered, and how the visitor rated the conversation. */
  readRating(db: Queryable, id: string): Promise<{ isAnswered: boolean; score: number | null }>;
  /** Removes names, notes and comments of conversations whose texts are deleted. Figures and tags stay for reports. */
  forget(tx: Transaction, ids: readonly string[]): Promise<void>;
};
