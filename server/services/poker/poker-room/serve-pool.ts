import { randomUUID } from "node:crypto";
import type { PokerTableCommand } from "@parlour/contracts/sockets/poker-table";
import { fromWire } from "./chip-amounts.ts";
import { foldAndGo, joinPool, leavePool } from "./pool.ts";
import type { Refused } from "./seating.ts";
import type { TableHost } from "./table-host.ts";
import { type Person, seatOf } from "./table-state.ts";

/**
 * The commands that work differently in a pool than at a table. Members are not bound to a seat, so they can neither
 * choose nor wait for one.
 */
type PoolCommand = Extract<PokerTableCommand, { type: "sit" | "leave" | "go" }>;

export const isPoolCommand = (command: PokerTableCommand): command is PoolCommand =>
  command.type === "sit" || command.type === "leave" || command.type === "go";

export async function carryOutInPool(
  host: TableHost,
  person: Person,
  command: PoolCommand,
): Promise<Refused | null> {
  if (command.type === "go")
    return await host.change((state, draft) => foldAndGo(state, person.owner, command.hand, draft));
  if (command.type === "sit") {
    const amount = fromWire(command.amount, host.config());
    if (amount === null) return { code: "BUY_IN_OUT_OF_RANGE" };
    const entry = { amount, session: `poker:${host.config().id}:${randomUUID()}`, sitId: command.id };
    const refused = await host.change((state, draft) => joinPool(state, person, entry, draft));
    return refused ?? (await moveMoneyOf(host, seatOf(host.state(), person.owner)?.session));
  }
  const session = seatOf(host.state(), person.owner)?.session;
  const refused = await host.change((state, draft) => {
    leavePool(state, person.owner, draft);
    return true;
  });
  return refused ?? (await moveMoneyOf(host, session));
}

const moveMoneyOf = async (host: TableHost, session: string | undefined): Promise<Refused | null> =>
  session === undefined ? null : await host.moveMoney(session);
