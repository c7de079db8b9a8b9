import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { randomFrom } from "@parlour/poker/testing/random";
import { blindStructures } from "@parlour/poker/tournament/structures";
import { expect, test } from "vitest";
import { sit } from "./seating.ts";
import { type ServedPlayer, servePlayer } from "./serve-player.ts";
import type { TableConfig } from "./table-config.ts";
import { tablePlan } from "./table-plan.ts";
import { holeCounts, leaksOf, leaksOfLists } from "./testing/find-leaks.ts";
import { openTable } from "./testing/table-in-memory.ts";

const handsPerTable = 70;
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
  "tournament",
];
const spectator = "spectator";

/** A tournament table with one level; its chips are neither money nor free practice chips. */
function tournamentTable(): TableConfig {
  const structure = {
    ...blindStructures.turbo,
    levelMs: 1e9,
    levels: [{ smallBlind: 100, bigBlind: 200, ante: 200 }],
  };
  const cash = tablePlan.find(({ id }) => id === "basalt")!;
  const tournament = { id: "tournament_1", name: "Cup", structure, startedMs: 0, isRealMoney: true };
  const chips = { smallBlind: 100, bigBlind: 200, minBuyIn: 8_000, maxBuyIn: 20_000 };
  return { ...cash, ...chips, currency: null, rake: { ...cash.rake, basisPoints: 0 }, tournament };
}

const configOf = (id: string): TableConfig => ({
  ...(id === "tournament" ? tournamentTable() : tablePlan.find((table) => table.id === id)!),
  seats: 6,
  bots: null,
});

for (const id of tableIds) {
  test(`no message of ${handsPerTable} random hands at ${id} holds a card before it is due`, async () => {
    const config = configOf(id);
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
    const announced = new Map<string, string | null>();
    let committedHands = 0;
    /** Every viewer must have the commitment to a deck before the message that begins its hand. */
    function followCommitments(name: string, { hand, nextCommitment }: PokerTableView): void {
      const before = views.get(name);
      if (hand && hand.number !== before?.hand?.number) {
        if (announced.get(name) !== hand.commitment) throw new Error(`${name} got the commitment too late`);
        committedHands += 1;
      }
      if (hand && hand.phase !== "complete" && nextCommitment !== null)
        throw new Error("The commitment to the next deck was sent during a hand");
      announced.set(name, nextCommitment);
    }
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
            const lists = { config, state: host.state() };
            const leaks = name === spectator ? leaksOfLists(lists, "player_Ada") : [];
            leaks.push(...leaksOf(message, { hand: host.state().hand, holeCount, lastBoard, hasShown }));
            // At an anonymous table, no message reveals anyone's identity.
            if (
              config.options?.anonymous &&
              names.some((one) => JSON.stringify(message).includes(`"${one}"`))
            )
              leaks.push("a name");
            const { nextDeck } = host.state();
            if (nextDeck && JSON.stringify(message).includes(nextDeck.nonceSeed)) leaks.push("the next seed");
            if (leaks.length > 0) throw new Error(`${name} was sent ${leaks.join(", ")} too early`);
            // A refused action would leave the hand unfinished, so it fails the test.
            if (message.type === "refused") throw new Error(`${name} was refused: ${message.code}`);
            if (message.type !== "table") return;
            followCommitments(name, message.view);
            views.set(name, message.view);
          },
        }),
      );
    }
    for (const name of [...names, spectator]) connect(name);
    let command = 0;
    const nextId = () => `00000000-0000-4000-8000-${String(++command).padStart(12, "0")}`;
    if (config.tournament)
      // The tournament seats its players.
      await host.change((next, draft) => {
        for (const [at, name] of names.entries()) {
          const person = { owner: `player_${name}`, name, kind: "PLAYER" as const };
          sit(next, person, { seat: at + 1, amount: config.maxBuyIn, session: name }, draft);
        }
        for (const seat of next.seats) seat.stage = "seated";
        return true;
      });
    else
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
      await table.playOn();
      expect(host.state().nextDeck).toBeDefined();
      lastBoard = 0;
      hasShown = new Set();
      await table.playOn();
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
    expect(committedHands).toBe(handsPerTable * (names.length + 1));
    // The simulation must have covered every way in which cards are shown or hidden.
    expect(count.messages).toBeGreaterThan(handsPerTable * 7 * 8);
    for (const met of Object.values(count)) expect(met).toBeGreaterThan(0);
    for (const [option, met] of Object.entries(special))
      expect(met > 0, option).toBe(Boolean(config.options?.[option as keyof typeof special]));
  });
}
