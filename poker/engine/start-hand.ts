import { type Card, sortedDeck } from "../cards.ts";
import { games } from "../games.ts";
import { advance } from "./advance.ts";
import { putIn } from "./betting.ts";
import type { HandSetup, HandState, LogEntry, PlayerState } from "./state.ts";

/** Throws if the setup is invalid, because that is a bug in the table code. */
function assertSetup({ rules, players, deck }: HandSetup): void {
  const assert = (holds: boolean, text: string) => {
    if (!holds) throw new RangeError(text);
  };
  const amounts = players.flatMap(({ stack, ante = 0, blind = 0, post = 0, dead = 0 }) => [
    stack,
    ante,
    blind,
    post,
    dead,
  ]);
  assert(players.length >= 2, "A hand needs two players.");
  assert(new Set(players.map(({ seat }) => seat)).size === players.length, "A seat is taken twice.");
  assert(
    amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0),
    "Amounts are whole numbers.",
  );
  assert(
    players.every(({ stack }) => stack > 0),
    "A player without chips is not dealt in.",
  );
  assert(
    Number.isSafeInteger(players.reduce((sum, { stack }) => sum + stack, 0)),
    "The chips of a table are a safe integer.",
  );
  assert(Number.isSafeInteger(rules.minBet) && rules.minBet > 0, "The smallest bet is positive.");
  assert(
    !rules.trimAntes || players.every(({ ante = 0 }) => ante === (players[0]!.ante ?? 0)),
    "Antes that are matched against each other are equal; the big blind's ante is dead.",
  );
  assert(
    !rules.bombPot || players.every(({ blind = 0, post = 0 }) => blind + post === 0),
    "A bomb pot has no blinds.",
  );
  assert(!rules.runItTwice || rules.boards === 1, "A hand with two boards is not run twice.");
  const { holeCards, deck: kind } = games[rules.game];
  const known = sortedDeck(kind);
  assert(
    new Set(deck).size === deck.length && deck.every((card) => known.includes(card)),
    "The deck does not match the game.",
  );
  assert(deck.length >= players.length * holeCards + 5 * rules.boards, "The deck has too few cards.");
}

function takeForced(state: HandState, kind: "ante" | "dead" | "blind", index: number, due: number): void {
  const player = state.players[index]!;
  const amount = Math.min(due, player.stack);
  if (amount === 0) return;
  if (kind === "blind") putIn(player, amount);
  else {
    player.stack -= amount;
    if (kind === "ante" && state.rules.trimAntes) player.staked += amount;
    else player.dead += amount;
  }
  const entry: LogEntry = { kind, seat: player.seat, amount };
  state.log = [...state.log, entry];
}

/** Takes the forced bets, deals the hole cards and finds the first player to act. */
export function startHand(setup: HandSetup): HandState {
  assertSetup(setup);
  const { rules, players: entrants, deck } = setup;
  const { holeCards } = games[rules.game];
  const dealt = entrants.length * holeCards;
  const players = entrants.map(
    ({ seat, stack, ante = 0, blind = 0, post = 0, dead = 0, concedes = false }, index): PlayerState => ({
      seat,
      startingStack: stack,
      concedes,
      forced: { ante, blind, post, dead },
      hole: Array.from({ length: holeCards }, (_, round): Card => deck[round * entrants.length + index]!),
      stack,
      streetBet: 0,
      staked: 0,
      dead: 0,
      folded: false,
      acted: false,
      revealed: false,
    }),
  );
  const largest = Math.max(...entrants.map(({ blind = 0, post = 0 }) => Math.max(blind, post)));
  const state: HandState = {
    rules,
    phase: "preflop",
    deck: deck.slice(dealt),
    boards: Array.from({ length: rules.boards }, () => []),
    players,
    toAct: null,
    // The amount to call is the full blind, even if the player who owes it is all in for less.
    currentBet: largest,
    raiseSize: rules.limit === "fixed" ? rules.minBet : Math.max(rules.minBet, largest),
    fullBet: largest,
    betsThisStreet: largest > 0 ? 1 : 0,
    aggressor: null,
    runVotes: players.map(() => null),
    log: [],
    result: null,
  };
  entrants.forEach(({ ante = 0 }, index) => {
    takeForced(state, "ante", index, ante);
  });
  entrants.forEach(({ dead = 0 }, index) => {
    takeForced(state, "dead", index, dead);
  });
  entrants.forEach(({ blind = 0, post = 0 }, index) => {
    takeForced(state, "blind", index, Math.max(blind, post));
  });
  if (rules.bombPot) for (const player of players) player.acted = true;
  advance(state, lastBlindOf(entrants));
  return state;
}

/** Finds the player who posted the largest blind or straddle; betting starts after them. */
function lastBlindOf(entrants: HandSetup["players"]): number {
  const blinds = entrants.map(({ blind = 0 }) => blind);
  const largest = Math.max(...blinds);
  if (largest === 0) return entrants.length - 1;
  return entrants.length === 2 ? blinds.indexOf(largest) : blinds.lastIndexOf(largest);
}
