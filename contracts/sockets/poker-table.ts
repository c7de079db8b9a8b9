import { z } from "zod";
import { amountInput } from "../entities/money.ts";
import { pokerTableView } from "../entities/poker.ts";
import { defineSocket } from "../socket.ts";

/** The sender generates it, so that answers can be matched and a repeated buy-in is taken once. */
const id = z.uuid();
const seat = z.number().int().min(1).max(10);

const fromPlayer = z.discriminatedUnion("type", [
  /**
   * Always the first message. `guest` is the secret with which a visitor without an account keeps a seat at practice
   * tables; the browser generates it.
   */
  z.strictObject({
    type: z.literal("hello"),
    guest: z
      .string()
      .regex(/^[\w-]{22,64}$/)
      .nullable(),
  }),
  z.strictObject({ type: z.literal("sit"), id, seat, amount: amountInput }),
  z.strictObject({ type: z.literal("topUp"), id, amount: amountInput }),
  z.strictObject({
    type: z.literal("act"),
    id,
    hand: z.number().int(),
    step: z.number().int(),
    action: z.enum(["fold", "check", "call", "bet", "raise", "show"]),
    /** The total of the street, for bets and raises. */
    to: amountInput.nullable(),
  }),
  z.strictObject({ type: z.literal("sitOut"), id, value: z.boolean() }),
  z.strictObject({ type: z.literal("wait"), id, value: z.boolean() }),
  z.strictObject({ type: z.literal("leave"), id }),
]);
export type PokerCommand = z.infer<typeof fromPlayer>;

const toPlayer = z.discriminatedUnion("type", [
  z.object({ type: z.literal("table"), view: pokerTableView }),
  z.object({ type: z.literal("done"), id: z.string() }),
  z.object({
    type: z.literal("refused"),
    id: z.string(),
    code: z.string(),
    details: z.record(z.string(), z.unknown()),
  }),
]);
export type PokerMessage = z.infer<typeof toPlayer>;

export const pokerTableSocket = defineSocket({
  name: "poker-table",
  service: "poker-room",
  path: "/services/poker/v1/tables/{tableId}/live",
  summary: "A poker table: the view of one player or spectator after every change, and the player's actions",
  access: "anyone",
  fromBrowser: fromPlayer,
  toBrowser: toPlayer,
  limit: { max: 60, windowSeconds: 10 },
});
