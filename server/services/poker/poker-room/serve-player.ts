import { randomUUID } from "node:crypto";
import type { ErrorCode } from "@parlour/contracts/errors";
import type { PokerMessage, PokerTableCommand } from "@parlour/contracts/sockets/poker-table";
import type { HandAction, RefusalCode } from "@parlour/poker/engine/apply";
import { fromWire, toWire } from "./chip-amounts.ts";
import { setConnected } from "./connection.ts";
import { actInHand } from "./playing.ts";
import { actInPool } from "./pool.ts";
import { toPoolView } from "./pool-view.ts";
import {
  leave,
  type Refused,
  setAutoPost,
  setRebuys,
  setStraddle,
  sit,
  sitOut,
  topUp,
  waitForSeat,
} from "./seating.ts";
import { carryOutInPool, isPoolCommand } from "./serve-pool.ts";
import type { TableHost } from "./table-host.ts";
import { isInHand, type Person, poolTableOf, seatOf } from "./table-state.ts";
import { toTableView } from "./table-view.ts";

type Parts = {
  host: TableHost;
  /** The person at this connection; null for a visitor who can only watch. */
  person: Person | null;
  now(): number;
  /** Returns false once the session that opened the socket has ended. */
  isStillHere(): Promise<boolean>;
  /** Returns a refusal if the person may not stake money because the site is not offered at their location. */
  refuseHere(): Promise<{ code: ErrorCode } | undefined>;
  send(message: PokerMessage): void;
};

export type ServedPlayer = {
  receive(command: PokerTableCommand): Promise<void>;
  /** The seat that the person has taken; undefined for spectators. */
  seatNumber(): number | undefined;
  isPlaying(): boolean;
  close(): void;
};

/** Serves one connection: sends the view after every change, and handles the person's commands. */
export function servePlayer({ host, person, now, isStillHere, refuseHere, send }: Parts): ServedPlayer {
  const toView = host.config().fastFold ? toPoolView : toTableView;
  let shown = "";
  const show = () => {
    const view = toView(
      {
        config: host.config(),
        state: host.state(),
        version: host.version(),
        pace: host.pace,
        nowMs: now(),
      },
      person,
    );
    // Most changes in a pool concern hands that this person is not playing, so a view is sent only if its content
    // differs.
    const { version: _version, now: _now, ...content } = view;
    const next = host.config().fastFold ? JSON.stringify(content) : "";
    if (next !== "" && next === shown) return;
    shown = next;
    send({ type: "table", view });
  };
  let isOpen = true;
  const unwatch = host.watch(show);
  const disconnect = person && host.connect(person.owner);
  // Once the connection has ended, a command that was sent before no longer takes a seat or brings chips to it.
  const hostWhileOpen: TableHost = {
    ...host,
    change: (work) => host.change((state, draft) => isOpen && work(state, draft)),
  };
  async function carryOutHere(command: PokerTableCommand): Promise<Refused | null> {
    if (person === null || !(await isStillHere())) return { code: "SESSION_INVALID" };
    if (!bringsMoney(command)) return await carryOut(host, person, command);
    return (await refuseHere()) ?? (await carryOut(hostWhileOpen, person, command));
  }
  if (person) void stopRebuysHere(host, person, refuseHere).catch(() => {});
  show();
  return {
    async receive(command) {
      const refused = await carryOutHere(command);
      if (refused === null) send({ type: "done", id: command.id });
      else send({ type: "refused", id: command.id, code: refused.code, details: wireDetails(host, refused) });
    },
    seatNumber: () => (person === null ? undefined : seatOf(host.state(), person.owner)?.seat),
    isPlaying() {
      const own = person && seatOf(host.state(), person.owner);
      return own ? isInHand(host.state(), own.seat) : false;
    },
    close() {
      isOpen = false;
      unwatch();
      disconnect?.();
    },
  };
}

/**
 * Whether a command brings money to the table, now or later. All other commands are allowed at every location, so that
 * a player can finish a hand and leave with their chips.
 */
const bringsMoney = (command: PokerTableCommand): boolean =>
  command.type === "sit" ||
  command.type === "topUp" ||
  ((command.type === "rebuy" || command.type === "wait") && command.value);

/**
 * Turns off automatic re-buys if the site isn't offered at the player's location; they may have been turned on
 * elsewhere.
 */
async function stopRebuysHere(
  host: TableHost,
  { owner }: Person,
  refuseHere: Parts["refuseHere"],
): Promise<void> {
  if (!seatOf(host.state(), owner)?.rebuys || !(await refuseHere())) return;
  await host.change((state, draft) => setRebuys(state, owner, false, draft));
}

const notInPools: ReadonlySet<string> = new Set(["straddle", "autoPost", "runs", "wait"]);

async function carryOut(
  host: TableHost,
  person: Person,
  command: PokerTableCommand,
): Promise<Refused | null> {
  const isSeating = command.type !== "act" && command.type !== "runs" && command.type !== "sitOut";
  // At a tournament table, players can only act and sit out, because the tournament assigns the seats.
  if (host.config().tournament && isSeating) return { code: "ACTION_NOT_ALLOWED" };
  if (host.config().fastFold) {
    if (isPoolCommand(command)) return await carryOutInPool(host, person, command);
    // Pools have no straddles, no missed blinds, no running it twice and no waiting list.
    if (notInPools.has(command.type)) return { code: "ACTION_NOT_ALLOWED" };
  }
  switch (command.type) {
    case "sit": {
      const amount = fromWire(command.amount, host.config());
      if (amount === null) return { code: "BUY_IN_OUT_OF_RANGE" };
      // Every sit-down gets a new session id on the server. A browser could otherwise send the id of an earlier session
      // and sit down again with a buy-in that was already paid out.
      const session = `poker:${host.config().id}:${randomUUID()}`;
      const seat = { seat: command.seat, amount, session, sitId: command.id };
      const refused = await host.change((state, draft) => sit(state, person, seat, draft));
      return refused ?? (await moveOwnMoney(host, person));
    }
    case "topUp": {
      const amount = fromWire(command.amount, host.config());
      if (amount === null) return { code: "BUY_IN_OUT_OF_RANGE" };
      const chips = { id: command.id, amount };
      const refused = await host.change((state, draft) => topUp(state, person.owner, chips, draft));
      return refused ?? (await moveOwnMoney(host, person));
    }
    case "leave": {
      const session = seatOf(host.state(), person.owner)?.session;
      const refused = await host.change((state, draft) => leave(state, person.owner, draft));
      return refused ?? (session === undefined ? null : await host.moveMoney(session));
    }
    case "sitOut":
      return await host.change((state, { nowMs }) => sitOut(state, person.owner, command.value, nowMs));
    case "rebuy":
      return await host.change((state, draft) => setRebuys(state, person.owner, command.value, draft));
    case "go":
      return { code: "ACTION_NOT_ALLOWED" };
    case "autoPost":
      return await host.change((state) => setAutoPost(state, person.owner, command.value));
    case "straddle":
      return await host.change((state, draft) => setStraddle(state, person.owner, command.value, draft));
    case "runs":
      return await voteRuns(host, person, command);
    case "wait":
      return await host.change((state, draft) => waitForSeat(state, person, command.value, draft));
    case "act":
      return await act(host, person, command);
  }
}

async function moveOwnMoney(host: TableHost, { owner }: Person): Promise<Refused | null> {
  const session = seatOf(host.state(), owner)?.session;
  return session === undefined ? null : await host.moveMoney(session);
}

async function act(
  host: TableHost,
  person: Person,
  { hand: number, step, action, to }: Extract<PokerTableCommand, { type: "act" }>,
): Promise<Refused | null> {
  const chips = to === null ? null : fromWire(to, host.config());
  const isBet = action === "bet" || action === "raise";
  if (isBet && chips === null) return { code: "BET_OUT_OF_RANGE" };
  return await host.change((state, draft) => {
    const member = seatOf(state, person.owner);
    const table = member && (state.pool ? poolTableOf(state, member) : state);
    const own = table && seatOf(table, person.owner);
    const hand = table?.hand;
    if (!own || !hand?.people.some(({ seat, owner }) => seat === own.seat && owner === own.owner))
      return { code: "NOT_SEATED" };
    if (hand.number !== number || (hand.actions.length !== step && action !== "show"))
      return { code: "NOT_YOUR_TURN" };
    setConnected(state, own.owner, true, draft);
    const chosen: HandAction = isBet
      ? { type: action, seat: own.seat, to: chips! }
      : { type: action, seat: own.seat };
    const refused = state.pool ? actInPool(state, member, chosen, draft) : actInHand(state, chosen, draft);
    return refused ? { code: codes[refused] ?? "ACTION_NOT_ALLOWED" } : true;
  });
}

/**
 * Records a player's answer on whether to run it twice. Players answer in any order, so the answer does not refer to a
 * step of the hand.
 */
async function voteRuns(
  host: TableHost,
  person: Person,
  { hand: number, isTwice }: Extract<PokerTableCommand, { type: "runs" }>,
): Promise<Refused | null> {
  return await host.change((state, draft) => {
    const { hand } = state;
    const own = hand?.people.find(({ owner }) => owner === person.owner);
    if (!own) return { code: "NOT_SEATED" };
    if (hand?.number !== number) return { code: "NOT_YOUR_TURN" };
    const refused = actInHand(state, { type: "runs", seat: own.seat, runs: isTwice ? 2 : 1 }, draft);
    return refused ? { code: "NOT_YOUR_TURN" } : true;
  });
}

const codes: Partial<Record<RefusalCode, Refused["code"]>> = {
  NOT_YOUR_TURN: "NOT_YOUR_TURN",
  HAND_COMPLETE: "NOT_YOUR_TURN",
  AMOUNT_INVALID: "BET_OUT_OF_RANGE",
  AMOUNT_TOO_SMALL: "BET_OUT_OF_RANGE",
  AMOUNT_TOO_LARGE: "BET_OUT_OF_RANGE",
};

/**
 * Converts the details of a refusal. Amounts in the table's own refusals are in chips; those in the wallet's are
 * already in the format of the API.
 */
function wireDetails(host: TableHost, { code, details = {} }: Refused): Record<string, unknown> {
  if (code !== "BUY_IN_OUT_OF_RANGE") return details;
  const major = toWire(host.config());
  return Object.fromEntries(Object.entries(details).map(([name, chips]) => [name, major(Number(chips))]));
}
