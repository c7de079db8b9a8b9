import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { randomFrom } from "@parlour/poker/testing/random";
import { expect, test } from "vitest";
import { entryOwner } from "./entries.ts";
import { type ServedPlayer, servePlayer } from "./serve-player.ts";
import { tablePlan } from "./table-plan.ts";
import { poolTableOf, seatOf, stateOf } from "./table-state.ts";
import { leaksOf, leaksOfLists } from "./testing/find-leaks.ts";
import { openTable } from "./testing/table-in-memory.ts";

const config = tablePlan.find(({ fastFold, currency }) => fastFold && currency !== null)!;
const handsToPlay = 120;
const spectator = "spectator";
const owners = [...["ann", "bob", "cyd", "dot", "eve", "fay", "gus", "hal"], entryOwner("ann", 2)];

test(`no message of a pool holds a card, a name or a commitment that is not due, in ${handsToPlay} hands`, async () => {
  const dice = randomFrom(20_261_119);
  const table = openTable(config, dice);
  const { host } = table;
  const served = new Map<string, ServedPlayer>();
  const views = new Map<string, PokerTableView>();
  const announced = new Map<string, string | null>();
  /** How many board cards each hand had while its players still had decisions to make. */
  const boards = new Map<number, number>();
  const count = { messages: 0, hands: 0, showdowns: 0, folds: 0, gone: 0 };
  const over = new Set<number>();

  function noteBoards(): void {
    for (const { hand } of host.state().pool?.tables ?? []) {
      if (!hand || hand.endedMs !== null) continue;
      const play = stateOf(hand);
      if (play.toAct !== null) boards.set(hand.number, play.boards[0]!.length);
    }
  }
  function check(owner: string, view: PokerTableView): void {
    const state = host.state();
    const member = seatOf(state, owner);
    const at = member && poolTableOf(state, member);
    const before = views.get(owner);
    if (view.hand && view.hand.number !== before?.hand?.number) {
      if (announced.get(owner) !== view.hand.commitment)
        throw new Error(`${owner} got the commitment too late`);
      count.hands += 1;
    }
    if (view.nextCommitment !== null && view.nextCommitment !== at?.nextDeck?.commitment)
      throw new Error(`${owner} got the commitment to the deck of others`);
    announced.set(owner, view.nextCommitment);
    views.set(owner, view);
    if (view.hand?.phase !== "complete" || over.has(view.hand.number)) return;
    over.add(view.hand.number);
    count[view.hand.players.filter(({ folded }) => !folded).length > 1 ? "showdowns" : "folds"] += 1;
  }
  for (const owner of [...owners, spectator])
    served.set(
      owner,
      servePlayer({
        host,
        person: owner === spectator ? null : { owner, name: `Name of ${owner}`, kind: "PLAYER" },
        now: table.now,
        isStillHere: async () => true,
        refuseHere: async () => undefined,
        send(message) {
          count.messages += 1;
          noteBoards();
          const state = host.state();
          const member = seatOf(state, owner);
          const at = member && poolTableOf(state, member);
          const hand = at?.hand ?? null;
          const lastBoard = boards.get(hand?.number ?? 0) ?? 0;
          const leaks = leaksOf(message, { hand, holeCount: 2, lastBoard, hasShown: new Set() });
          const text = JSON.stringify(message);
          if (text.includes("Name of")) leaks.push("a name");
          // No viewer may notice the decks of other hands, dealt or not.
          for (const other of state.pool?.tables ?? []) {
            const { hand: running, nextDeck } = other;
            const hidden = [nextDeck?.nonceSeed];
            if (other !== at) hidden.push(running?.nonceSeed, running?.commitment, nextDeck?.commitment);
            if (hidden.some((one) => one !== undefined && text.includes(one))) leaks.push("another deck");
          }
          leaks.push(...leaksOfLists({ config, state }, owner));
          if (leaks.length > 0) throw new Error(`${owner} was sent ${leaks.join(", ")}`);
          if (message.type === "table") check(owner, message.view);
        },
      }),
    );
  let command = 0;
  const nextId = () => `00000000-0000-4000-8000-${String(++command).padStart(12, "0")}`;
  for (const owner of owners)
    await served
      .get(owner)!
      .receive({ type: "sit", id: nextId(), seat: 1, amount: views.get(owner)!.you.buyIn.max });

  for (let step = 0; step < 20_000 && over.size < handsToPlay; step++) {
    await table.playOn(dice() < 0.3 ? 2_000 : 0);
    for (const owner of owners) {
      const { hand, you } = views.get(owner)!;
      const player = served.get(owner)!;
      if (!hand || hand.phase === "complete") {
        if (hand && dice() < 0.3) await player.receive({ type: "go", id: nextId(), hand: hand.number });
        continue;
      }
      if (you.pool?.canGo && dice() < 0.04) {
        await player.receive({ type: "go", id: nextId(), hand: hand.number });
        count.gone += 1;
      } else if (you.legal && hand.toAct === you.seat) {
        const { bet, raise, check: mayCheck, call } = you.legal;
        const range = bet ?? raise;
        const act = { type: "act" as const, id: nextId(), hand: hand.number, step: hand.step };
        const roll = dice();
        if (range && roll < 0.2)
          await player.receive({
            ...act,
            action: bet ? "bet" : "raise",
            to: roll < 0.05 ? range.max : range.min,
          });
        else
          await player.receive({
            ...act,
            action: mayCheck ? "check" : call !== null && roll < 0.75 ? "call" : "fold",
            to: null,
          });
      }
    }
    await host.change((state) => {
      for (const member of state.seats)
        if (member.at === undefined)
          Object.assign(member, { stack: config.maxBuyIn, sitsOut: false, awayMs: null });
      return true;
    });
  }
  expect(over.size).toBe(handsToPlay);
  for (const met of Object.values(count)) expect(met).toBeGreaterThan(10);
});
