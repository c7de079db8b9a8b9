import type { PokerTableView } from "@parlour/contracts/entities/poker";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import { formatCard } from "@parlour/poker/cards";
import { randomFrom } from "@parlour/poker/testing/random";
import type { Random } from "@parlour/server/kit/random";
import { expect, test } from "vitest";
import { setConnected } from "./connection.ts";
import { doWhatIsDue } from "./due.ts";
import { paceOf } from "./pace.ts";
import { type ServedPlayer, servePlayer } from "./serve-player.ts";
import type { Change } from "./table-change.ts";
import type { TableConfig } from "./table-config.ts";
import type { TableHost } from "./table-host.ts";
import { tablePlan } from "./table-plan.ts";
import { emptyTable, type TableHand, type TableState } from "./table-state.ts";

const handsPerTable = 70;
const holeCounts: Record<TableConfig["game"], number> = {
  holdem: 2,
  shortDeck: 2,
  omaha: 4,
  omahaHiLo: 4,
  omaha5: 5,
  omaha5HiLo: 5,
};
/** One table of each kind: all games, limits and special rules. */
const tableIds = [
  "damask",
  "fresco",
  "garnet",
  "heather",
  "indigo",
  "jasper",
  "kyanite",
  "malachite",
  "nacre",
  "opal",
  "practice-orangery",
  "practice-foundry",
];
const boardOf = { preflop: 0, flop: 3, turn: 4, river: 5 } as const;
const spectator = "spectator";

/** Opens a table in memory: the product's rules, views and connections without a database. */
function openTable(config: TableConfig, dice: () => number) {
  const random = {
    integer: (below: number) => Math.floor(dice() * below),
    bytes: (count: number) => Buffer.from(Array.from({ length: count }, () => Math.floor(dice() * 256))),
    id: (prefix: string) => `${prefix}_${Math.floor(dice() * 2 ** 40)}`,
  } as unknown as Random;
  const pace = paceOf(100);
  const listeners = new Set<() => void>();
  let state: TableState = structuredClone(emptyTable);
  let version = 0;
  let nowMs = 1_000_000;
  const draft = () => ({ config, pace, random, nowMs, server: "server_1" });
  async function change(work: Change) {
    const next = structuredClone(state);
    const answer = work(next, draft());
    if (answer === false) return null;
    if (answer !== null && answer !== true) return answer;
    state = next;
    version += 1;
    for (const listener of listeners) listener();
    return null;
  }
  const host: TableHost = {
    config: () => config,
    state: () => state,
    version: () => version,
    pace,
    connect(owner) {
      void change((next, table) => setConnected(next, owner, true, table));
      return () => void change((next, table) => setConnected(next, owner, false, table));
    },
    change,
    /** In this test, every player always has enough money. */
    async moveMoney(session) {
      await change((next) => {
        const seat = next.seats.find((one) => one.session === session)!;
        if (seat.stage === "buying") seat.stage = "seated";
        return true;
      });
      return null;
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {},
    servers: () => [],
    async disconnectFrom() {},
    isIdle: () => false,
    async stop() {},
  };
  return {
    host,
    now: () => nowMs,
    async refill() {
      await change((next) => {
        for (const seat of next.seats)
          if (seat.stack < 20 * config.bigBlind)
            Object.assign(seat, { stack: config.maxBuyIn, sitsOut: false, awayMs: null });
        return true;
      });
    },
    async nextHand() {
      nowMs += 30_000;
      await change((next, table) => doWhatIsDue(next, { ...table, random }));
    },
  };
}

/** Computes the deal independently of the engine: one card at a time in order of position, then the board. */
function dealOf({ setup: { players, deck } }: TableHand, holeCount: number) {
  const cards = deck.map(formatCard);
  const holes = new Map(
    players.map(({ seat }, at) => [
      seat,
      Array.from({ length: holeCount }, (_, round) => cards[round * players.length + at]!),
    ]),
  );
  return { holes, boardCards: cards.slice(holeCount * players.length) };
}

type Seen = { hand: TableHand; holeCount: number; lastBoard: number; hasShown: ReadonlySet<number> };

/** Returns the cards that a viewer may know when this message is sent. */
function dueCards(view: PokerTableView, { hand, holeCount, lastBoard, hasShown }: Seen): Set<string> {
  const { holes, boardCards } = dealOf(hand, holeCount);
  const shown = view.hand!;
  const isOver = shown.phase === "complete";
  const contenders = shown.players.filter(({ folded }) => !folded);
  // All-in hands are shown before the players choose how many times to run the board.
  const isShowdown = (isOver && contenders.length > 1) || shown.phase === "runs";
  const votes = shown.log.filter(({ kind }) => kind === "runs");
  const isTwice = isOver && votes.length > 0 && votes.every(({ runs }) => runs === 2);
  const perBoard = isOver
    ? isShowdown
      ? 5
      : lastBoard
    : shown.phase === "runs"
      ? lastBoard
      : boardOf[shown.phase as keyof typeof boardOf];
  const boardCount = hand.setup.rules.boards * perBoard + (isTwice ? 5 - lastBoard : 0);
  const due = new Set([...boardCards.slice(0, boardCount), ...(holes.get(view.you.seat ?? 0) ?? [])]);
  for (const { seat, folded } of shown.players) {
    const hasMucked = shown.log.some((entry) => entry.kind === "muck" && entry.seat === seat);
    if ((isShowdown && !folded && !hasMucked) || hasShown.has(seat))
      for (const card of holes.get(seat)!) due.add(card);
  }
  return due;
}

const secrets = /"(deck|hole|setup|nonceSeed|owner|session)"/;

/**
 * Returns everything in a message that its viewer must not know yet: cards, proofs and secrets of the deck.
 * It uses plain code, because `expect` is slow here.
 */
function leaksOf(message: PokerMessage, seen: Seen): string[] {
  const text = JSON.stringify(message);
  const secret = secrets.exec(text)?.[0];
  const leaks = secret === undefined ? [] : [secret];
  const view = message.type === "table" ? message.view : null;
  const due = view?.hand ? dueCards(view, seen) : new Set<string>();
  if (view?.hand && text.includes(seen.hand.nonceSeed)) leaks.push("the seed of the nonces");
  if (view?.hand?.proof && view.hand.phase !== "complete") leaks.push("a proof before the end");
  for (const [, card] of text.matchAll(/"([2-9TJQKA][cdhs])"/g)) if (!due.has(card!)) leaks.push(card!);
  return leaks;
}

for (const id of tableIds) {
  test(`no message of ${handsPerTable} random hands at ${id} holds a card before it is due`, async () => {
    const config = { ...tablePlan.find((table) => table.id === id)!, seats: 6, bots: null };
    const holeCount = holeCounts[config.game];
    const dice = randomFrom(id.length * 1_009);
    const table = openTable(config, dice);
    const { host } = table;
    let lastBoard = 0;
    let hasShown = new Set<number>();
    const count = { messages: 0, showdowns: 0, folds: 0, mucks: 0, shows: 0 };
    const special = { straddle: 0, runItTwice: 0, bombPot: 0 };

    const names = ["Ada", "Ben", "Cyd", "Dot", "Eve", "Fay"];
    const served = new Map<string, ServedPlayer>();
    const views = new Map<string, PokerTableView>();
    function connect(name: string) {
      const kind = "PLAYER" as const;
      served.set(
        name,
        servePlayer({
          host,
          person: name === spectator ? null : { owner: `player_${name}`, name, kind },
          now: table.now,
          isStillHere: async () => true,
          refuseHere: async () => undefined,
          send(message) {
            count.messages += 1;
            const leaks = leaksOf(message, { hand: host.state().hand!, holeCount, lastBoard, hasShown });
            // At an anonymous table, no message reveals anyone's identity.
            if (
              config.options?.anonymous &&
              names.some((one) => JSON.stringify(message).includes(`"${one}"`))
            )
              leaks.push("a name");
            if (leaks.length > 0) throw new Error(`${name} was sent ${leaks.join(", ")} too early`);
            // A refused action would leave the hand unfinished, so it fails the test.
            if (message.type === "refused") throw new Error(`${name} was refused: ${message.code}`);
            if (message.type === "table") views.set(name, message.view);
          },
        }),
      );
    }
    for (const name of [...names, spectator]) connect(name);
    let command = 0;
    const nextId = () => `00000000-0000-4000-8000-${String(++command).padStart(12, "0")}`;
    for (const [at, name] of names.entries())
      await served.get(name)!.receive({
        type: "sit",
        id: nextId(),
        seat: at + 1,
        amount: views.get(name)!.you.buyIn.max,
      });

    for (const name of config.options?.straddle ? names : [])
      await served.get(name)!.receive({ type: "straddle", id: nextId(), value: true });

    for (let number = 0; number < handsPerTable; number++) {
      await table.refill();
      lastBoard = 0;
      hasShown = new Set();
      await table.nextHand();
      const { hand } = host.state();
      expect(hand!.endedMs).toBeNull();
      for (;;) {
        const running = host.state().hand!;
        if (running.endedMs !== null) break;
        const asked = names.find((name) => views.get(name)!.you.legal?.runs);
        if (asked) {
          const isTwice = dice() < 0.85;
          await served
            .get(asked)!
            .receive({ type: "runs", id: nextId(), hand: views.get(asked)!.hand!.number, isTwice });
          continue;
        }
        const acting = names.find((name) => {
          const { you, hand: seen } = views.get(name)!;
          return you.seat !== null && seen!.toAct === you.seat;
        })!;
        const { you, hand: seen } = views.get(acting)!;
        lastBoard = seen!.boards[0]!.length;
        const { bet, raise, check, call } = you.legal!;
        const range = bet ?? raise;
        const roll = dice();
        const act = { type: "act" as const, id: nextId(), hand: seen!.number, step: seen!.step };
        if (range && roll < 0.25)
          await served.get(acting)!.receive({
            ...act,
            action: bet ? "bet" : "raise",
            to: roll < 0.06 ? range.max : range.min,
          });
        else
          await served.get(acting)!.receive({
            ...act,
            action: check ? "check" : call !== null && roll < 0.65 ? "call" : "fold",
            to: null,
          });
      }
      const { players, log, boards, isBombPot } = views.get(spectator)!.hand!;
      if (isBombPot) special.bombPot += 1;
      else if (boards.length === 2) special.runItTwice += 1;
      if (log.filter(({ kind }) => kind === "blind").length === 3) special.straddle += 1;
      count[players.filter(({ folded }) => !folded).length > 1 ? "showdowns" : "folds"] += 1;
      if (log.some(({ kind }) => kind === "muck")) count.mucks += 1;
      for (const name of names) {
        const { you, hand: seen } = views.get(name)!;
        if (!you.legal?.show || dice() > 0.3) continue;
        hasShown = new Set([...hasShown, you.seat!]);
        count.shows += 1;
        const { number: played, step } = seen!;
        await served
          .get(name)!
          .receive({ type: "act", id: nextId(), hand: played, step, action: "show", to: null });
      }
    }
    // The run must have covered every way in which cards are shown or hidden.
    expect(count.messages).toBeGreaterThan(handsPerTable * 7 * 8);
    for (const met of Object.values(count)) expect(met).toBeGreaterThan(0);
    for (const [option, met] of Object.entries(special))
      expect(met > 0, option).toBe(Boolean(config.options?.[option as keyof typeof special]));
  });
}
