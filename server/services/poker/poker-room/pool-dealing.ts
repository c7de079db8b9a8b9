import type { Random } from "@parlour/server/kit/random";
import { dealHand } from "./dealing.ts";
import { prepareDeck } from "./deck-commitment.ts";
import type { Due } from "./due.ts";
import { accountOf } from "./entries.ts";
import type { Pace } from "./pace.ts";
import { removeSeat, sit } from "./seating.ts";
import { isPractice, type TableConfig } from "./table-config.ts";
import { awaitsDeal, emptyTable, type Seat, type TableState } from "./table-state.ts";

/** Whether a member waits for the next hand. Unlike at a table, disconnected members are not dealt in. */
const isReady = (member: Seat): boolean => member.at === undefined && canPlay(member);

const canPlay = ({ stage, sitsOut, leaves, stack, isConnected }: Seat): boolean =>
  stage === "seated" && !sitsOut && !leaves && stack > 0 && isConnected;

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

/**
 * Deals the hands whose players were chosen by an earlier call, and chooses players for the next ones. Returns whether
 * anything changed.
 */
export function dealPoolHands(state: TableState, due: Due): boolean {
  let isChanged = dealChosenHands(state, due);
  isChanged = keepPoolBots(state, due) || isChanged;
  while (!state.pool!.isClosed) {
    const players = nextPlayers(state, due.config);
    if (players.length === 0 || dealMs(players, due.config, due.pace) > due.nowMs) break;
    chooseTable(state, players, due);
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

/**
 * Puts the players of the next hand at a table and prepares its deck. A later change deals the hand, so each of them
 * gets the commitment to the deck before the cards. Other members get neither: they must not notice that a hand begins.
 */
function chooseTable(state: TableState, players: readonly Seat[], { config, random }: Due): void {
  const tables = state.pool!.tables;
  // The hand gets its number when it is dealt, so that the numbers have no gaps. Until then, the table has a negative one.
  const number = Math.min(0, ...tables.map(({ handNumber }) => handNumber)) - 1;
  const seated = inSeats(players, random);
  for (const member of seated) {
    member.at = number;
    delete member.voidedHand;
  }
  tables.push({
    ...structuredClone(emptyTable),
    handNumber: number,
    seats: copiesOf(seated),
    nextDeck: prepareDeck(config.game, random),
  });
}

const copiesOf = (members: readonly Seat[]): Seat[] =>
  members.map((member, at) => ({
    ...structuredClone(member),
    seat: at + 1,
    topUp: null,
    missed: { small: false, big: false },
  }));

/**
 * Deals every hand whose players were chosen before. If one of them has left or sits out since, the others wait for
 * another hand.
 */
function dealChosenHands(state: TableState, due: Due): boolean {
  const chosen = state.pool!.tables.filter(awaitsDeal);
  for (const at of chosen) {
    const ready = at.seats.flatMap(
      ({ session }) => state.seats.find((member) => member.session === session && canPlay(member)) ?? [],
    );
    if (ready.length === at.seats.length) dealPoolHand(state, at, { members: ready, due });
    else breakUpChosen(state, at);
  }
  return chosen.length > 0;
}

/** Lets the chosen players wait for another hand, with the time that they have already waited. */
export function breakUpChosen(state: TableState, at: TableState): void {
  for (const member of state.seats) if (member.at === at.handNumber) delete member.at;
  state.pool!.tables = state.pool!.tables.filter((table) => table !== at);
}

function dealPoolHand(
  state: TableState,
  at: TableState,
  { members, due: { config, random, nowMs } }: { members: readonly Seat[]; due: Due },
): void {
  const handNumber = state.handNumber;
  state.handNumber += 1;
  for (const member of members) member.at = state.handNumber;
  // Chips may have been added since the players were chosen.
  Object.assign(at, { seats: copiesOf(members), handNumber });
  if (!dealHand(at, config, { random, nowMs })) throw new Error("The hand of a pool was not dealt.");
  const { smallBlind, bigBlind } = at.positions!;
  for (const [index, member] of members.entries()) {
    const { big, small } = member.handsSince ?? { big: null, small: 0 };
    member.handsSince = {
      big: index + 1 === bigBlind ? 0 : big === null ? null : big + 1,
      small: index + 1 === smallBlind ? 0 : small + 1,
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
