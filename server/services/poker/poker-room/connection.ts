import { isGone, type Person, poolSeatOf, type Seat, seatOf, type TableState } from "./table-state.ts";

/** The current time, and the server that the person is connected to; unset where the rules run without a server. */
type At = { nowMs: number; server?: string };

/** Returns the connection of a person who has just sat down or begun to wait for a seat. */
export const connectionTo = ({ kind }: Person, { server }: Pick<At, "server">): { connectedTo?: string } =>
  kind === "BOT" || server === undefined ? {} : { connectedTo: server };

/**
 * Records whether a player is connected, and returns whether anything changed. A player who stays disconnected loses
 * the seat like one who sits out, or their place among those waiting for a seat.
 */
export function setConnected(state: TableState, owner: string, value: boolean, at: At): boolean {
  const waiting = state.waiting.find((person) => person.owner === owner);
  const person = waiting ?? seatOf(state, owner);
  if (!person || ("seat" in person ? person.isConnected : !isGone(person)) === value) return false;
  delete person.connectedTo;
  if (value) Object.assign(person, connectionTo(person, at));
  if ("seat" in person) setSeatConnected(state, person, value, at.nowMs);
  else person.goneMs = value ? null : at.nowMs;
  return true;
}

function setSeatConnected(state: TableState, seat: Seat, value: boolean, nowMs: number): void {
  seat.isConnected = value;
  const inHand = poolSeatOf(state, seat);
  if (inHand) inHand.isConnected = value;
  if (!value) seat.awayMs ??= nowMs;
  else if (!seat.sitsOut) seat.awayMs = null;
}
