import type { Random } from "@parlour/server/kit/random";
import { dealHand } from "./dealing.ts";
import type { Due } from "./due.ts";
import { accountOf } from "./entries.ts";
import type { Pace } from "./pace.ts";
import { removeSeat, sit } from "./seating.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import { emptyTable, type Seat, type TableState } from "./table-state.ts";

/** Whether a member waits for the next hand. Unlike at a table, disconnected members are not dealt in. */
const isReady = ({ stage, sitsOut, leaves, stack, at, isConnected }: Seat): boolean =>
  stage === "seated" && !sitsOut && !leaves && stack > 0 && at === undefined && isConnected;

const isBot = ({ kind }: Seat): boolean => kind === "BOT";

/** Returns the members who play the next hand: those who have waited longest, and never one player twice. */
function nextPlayers(state: TableState, { seats }: TableConfig): Seat[] {
  const ready = state.seats
    .filter(isReady)
    .sort((one, other) => Number(isBot(one)) - Number(isBot(other)) || one.readyMs! - other.readyMs!);
  // Bots fill up the hands of people, and never play without them.
  if (!ready[0] || isBot(ready[0])) return [];
  const chosen: Seat[] = [];
  for (const member of ready) {
    const isKnown = chosen.some(({ owner }) => accountOf(owner) === accountOf(member.owner));
    if (!isKnown && chosen.length < seats) chosen.push(member);
  }
  return chosen.length < 2 ? [] : chosen;
}

/**
 * Returns when these players are dealt a hand: at once if the hand is full or the pool has bots, otherwise after others
 * have had time to join.
 */
function dealMs(players: readonly Seat[], { seats, bots }: TableConfig, pace: Pace): number {
  if (players.length === seats || bots !== null) return 0;
  const sinceMs = Math.min(...players.map(({ readyMs }) => readyMs!));
  return sinceMs + (players.length === 2 ? pace.poolHeadsUpMs : pace.poolShortMs);
}

/** Returns when the pool can deal its next hand; null while there are too few members for one. */
export function nextDealMs(state: TableState, { config, pace }: Pick<Due, "config" | "pace">): number | null {
  if (state.pool?.isClosed) return null;
  if (needsBots(state, config)) return 0;
  const players = nextPlayers(state, config);
  return players.length === 0 ? null : dealMs(players, config, pace);
}

/** Deals hands to the members who are ready for one. Returns whether it did. */
export function dealPoolHands(state: TableState, due: Due): boolean {
  let isChanged = keepPoolBots(state, due);
  while (!state.pool!.isClosed) {
    const players = nextPlayers(state, due.config);
    if (players.length === 0 || dealMs(players, due.config, due.pace) > due.nowMs) break;
    dealPoolHand(state, players, due);
    isChanged = keepPoolBots(state, due) || true;
  }
  return isChanged;
}

const bigBlindWait = ({ handsSince }: Seat): number => handsSince?.big ?? Number.POSITIVE_INFINITY;
const smallBlindWait = ({ handsSince }: Seat): number => handsSince?.small ?? 0;

/**
 * Returns the players by seat: the button in seat 1, then the blinds. The big blind goes to the member who has been
 * dealt the most hands since posting it, so everyone pays it equally often and cannot avoid it by sitting out. A new
 * member pays it before all others. The small blind is assigned in the same way, except that a new member is treated as
 * having just posted it, and the other seats are drawn at random.
 */
function inSeats(players: readonly Seat[], random: Pick<Random, "integer">): Seat[] {
  const drawn = shuffle(players, random);
  const longest = (among: readonly Seat[], wait: (member: Seat) => number) =>
    among.reduce((one, other) =>
      wait(other) > wait(one) || (wait(other) === wait(one) && other.readyMs! < one.readyMs!) ? other : one,
    );
  const big = longest(drawn, bigBlindWait);
  const others = drawn.filter((member) => member !== big);
  const small = longest(others, smallBlindWait);
  const [button, ...rest] = others.filter((member) => member !== small);
  return button ? [button, small, big, ...rest] : [small, big];
}

function shuffle(members: readonly Seat[], random: Pick<Random, "integer">): Seat[] {
  const left = [...members];
  for (let count = left.length; count > 1; count--) {
    const picked = random.integer(count);
    [left[count - 1], left[picked]] = [left[picked]!, left[count - 1]!];
  }
  return left;
}

function dealPoolHand(state: TableState, players: readonly Seat[], { config, random, nowMs }: Due): void {
  const seated = inSeats(players, random);
  const table: TableState = {
    ...structuredClone(emptyTable),
    handNumber: state.handNumber,
    seats: seated.map((member, at) => ({
      ...structuredClone(member),
      seat: at + 1,
      topUp: null,
      missed: { small: false, big: false },
    })),
  };
  if (!dealHand(table, config, { random, nowMs })) throw new Error("The hand of a pool was not dealt.");
  state.handNumber = table.handNumber;
  state.pool!.tables.push(table);
  const { smallBlind, bigBlind } = table.positions!;
  for (const [at, member] of seated.entries()) {
    const { big, small } = member.handsSince ?? { big: null, small: 0 };
    member.at = table.handNumber;
    member.handsSince = {
      big: at + 1 === bigBlind ? 0 : big === null ? null : big + 1,
      small: at + 1 === smallBlind ? 0 : small + 1,
    };
  }
}

const names = ["Anvil", "Bellows", "Cogwheel", "Dynamo", "Escapement", "Flywheel", "Governor", "Hopper"];

const idleBots = (state: TableState): Seat[] =>
  state.seats.filter((member) => isBot(member) && member.at === undefined);

const botsWanted = (state: TableState, { seats }: TableConfig): number =>
  state.seats.some((member) => !isBot(member) && isReady(member)) ? seats - 1 : 0;

function needsBots(state: TableState, config: TableConfig): boolean {
  if (!isPractice(config) || config.bots === null) return false;
  const wanted = botsWanted(state, config);
  return (
    idleBots(state).length < wanted &&
    state.seats.filter(isBot).length < config.bots.count &&
    state.seats.length < config.fastFold!.members
  );
}

/**
 * Keeps enough bots in a practice pool for every person who waits, so that a hand begins at once, and removes them
 * when the last person has left. Returns whether anything changed.
 */
function keepPoolBots(state: TableState, { config, pace, nowMs }: Due): boolean {
  if (!isPractice(config) || config.bots === null) return false;
  let isChanged = false;
  const idle = idleBots(state);
  if (!state.seats.some((member) => !isBot(member))) {
    for (const bot of idle) removeSeat(state, bot, { config, pace, nowMs });
    return idle.length > 0;
  }
  for (const bot of idle) {
    if (bot.stack >= config.minBuyIn / 4 && bot.stack <= 3 * config.maxBuyIn) continue;
    bot.stack = config.maxBuyIn;
    isChanged = true;
  }
  const table = { config: { ...config, seats: config.fastFold!.members }, pace, nowMs };
  while (needsBots(state, config)) {
    const seat = freeNumber(state);
    const bot = { owner: `bot:${seat}`, name: names[seat % names.length]!, kind: "BOT" } as const;
    sit(state, bot, { seat, amount: config.maxBuyIn, session: `bot:${seat}` }, table);
    state.seats.find((one) => one.seat === seat)!.readyMs = nowMs;
    isChanged = true;
  }
  return isChanged;
}

/** Returns the lowest number that no member of the pool has. */
export function freeNumber({ seats }: TableState): number {
  let number = 1;
  while (seats.some(({ seat }) => seat === number)) number += 1;
  return number;
}
