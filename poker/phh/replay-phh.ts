import { type Card, sortedDeck } from "../cards.ts";
import { apply, type HandAction } from "../engine/apply.ts";
import { callAmount } from "../engine/betting.ts";
import { startHand } from "../engine/start-hand.ts";
import { type Chips, type HandSetup, type HandState, potTotal } from "../engine/state.ts";
import { games } from "../games.ts";
import { type MaybeCard, type PhhAction, PhhError, type PhhHand } from "./hand.ts";

export interface Replay {
  state: HandState;
  /** How many board cards the file names; a partial history ends before the river. */
  boardKnown: number;
  winnings: Chips[];
  /** False if the recorded stacks or winnings differ from the replay, null if the file records none. */
  agrees: boolean | null;
  differences: readonly RecordedResult[];
}

export type RecordedResult = "finishing stacks" | "winnings";

/**
 * Public poker rooms take up to this share of the pots at tables with a jackpot. A larger rake means that the record is
 * wrong.
 */
const LARGEST_RAKE_SHARE = 0.15;

type Show = Extract<PhhAction, { kind: "show" }>;

/** Hole cards from the deal, or from the showdown if the deal does not name them. */
function holesOf(hand: PhhHand): MaybeCard[][] {
  const size = games[hand.game].holeCards;
  const holes = hand.startingStacks.map((): MaybeCard[] => []);
  for (const action of hand.actions) if (action.kind === "hole") holes[action.player]!.push(...action.cards);
  for (const action of hand.actions)
    if (action.kind === "show" && action.cards?.every((card) => card !== null))
      holes[action.player] = [...action.cards];
  return holes.map((hole) => {
    if (hole.length !== size && hole.length !== 0)
      throw new PhhError(`A player has ${hole.length} hole cards.`);
    return hole.length === size ? hole : Array.from({ length: size }, () => null);
  });
}

/** A deck order that deals the recorded cards, with unused cards in place of unnamed ones. */
function deckOf(hand: PhhHand, holes: readonly MaybeCard[][]): Card[] {
  const board: MaybeCard[] = hand.actions.flatMap((action) => (action.kind === "board" ? action.cards : []));
  while (board.length < 5) board.push(null);
  const second = hand.secondBoard;
  const dealt = hand.actions
    .slice(0, firstShow(hand))
    .flatMap((action) => (action.kind === "board" ? action.cards : []));
  const boards = !second
    ? board
    : second.from === "run"
      ? [...board, ...second.cards.slice(dealt.length)]
      : [0, 3, 4].flatMap((from, at) => {
          const to = [3, 4, 5][at]!;
          return [...board.slice(from, to), ...second.cards.slice(from, to)];
        });
  const order = [
    ...Array.from({ length: holes[0]!.length }, (_, round) => holes.map((hole) => hole[round]!)).flat(),
    ...boards,
  ];
  const known = new Set(order.filter((card) => card !== null));
  const unused = sortedDeck(games[hand.game].deck).filter((card) => !known.has(card));
  return [...order.map((card) => card ?? unused.shift()!), ...unused];
}

/** The index of the first show or muck. In an all-in hand, this comes before the remaining board is dealt. */
function firstShow(hand: PhhHand): number {
  const at = hand.actions.findIndex((action) => action.kind === "show" || action.kind === "muck");
  return at < 0 ? hand.actions.length : at;
}

/** Some files record zero winnings for every player, so they do not show who won. */
const recordedWinnings = ({ winnings }: PhhHand): readonly Chips[] | null =>
  winnings?.some((amount) => amount > 0) ? winnings : null;

/** Players do not claim a pot if they mucked, or if their cards are unknown while others' are known. */
function concedesOf(hand: PhhHand, holes: readonly MaybeCard[][]): boolean[] {
  const isKnown = (player: number) => !holes[player]!.includes(null);
  const shown = hand.actions.filter((action): action is Show => action.kind === "show");
  const anyKnown = shown.some(({ player }) => isKnown(player));
  const winnings = recordedWinnings(hand);
  return holes.map((_, player) => {
    const mucked = hand.actions.some((action) => action.kind === "muck" && action.player === player);
    if (winnings && !isKnown(player)) return winnings[player] === 0;
    return mucked || (!isKnown(player) && anyKnown);
  });
}

/**
 * The format lists the blinds of returning players together with those owed by position. The first player to
 * act tells them apart: the nearest player before them with the largest blind owes it by position, and later
 * players with the same blind are returning.
 */
function postsOf({ actions, blinds }: PhhHand): boolean[] {
  const largest = Math.max(...blinds);
  const first = actions.find(
    ({ kind }) => kind === "fold" || kind === "checkOrCall" || kind === "betOrRaise",
  );
  const actor = first && "player" in first ? first.player : null;
  if (actor === null || largest === 0 || blinds.length === 2) return blinds.map(() => false);
  let last = actor;
  do last = (last + blinds.length - 1) % blinds.length;
  while (blinds[last] !== largest);
  return blinds.map((blind, player) => blind === largest && player > last);
}

function setupOf(hand: PhhHand, recordedRake: Chips): HandSetup {
  const holes = holesOf(hand);
  const concedes = concedesOf(hand, holes);
  const posts = postsOf(hand);
  return {
    rules: {
      game: hand.game,
      limit: hand.limit,
      minBet: hand.minBet,
      bigBet: hand.bigBet,
      betsPerStreetMax: 4,
      trimAntes: hand.trimAntes,
      rake: { basisPoints: 0, caps: [], noFlopNoDrop: true, recorded: recordedRake },
      runItTwice: hand.secondBoard?.from === "run",
      bombPot: false,
      boards: hand.secondBoard?.from === "deal" ? 2 : 1,
    },
    players: hand.startingStacks.map((stack, player) => ({
      seat: player + 1,
      stack,
      ante: hand.antes[player]!,
      ...(posts[player] ? { post: hand.blinds[player]! } : { blind: hand.blinds[player]! }),
      dead: hand.deadBlinds[player]!,
      concedes: concedes[player]!,
    })),
    deck: deckOf(hand, holes),
  };
}

function toHandAction(state: HandState, action: PhhAction): HandAction | null {
  if (action.kind === "hole" || action.kind === "board" || action.kind === "show" || action.kind === "muck")
    return null;
  const seat = action.player + 1;
  if (action.kind === "fold") return { type: "fold", seat };
  if (action.kind === "betOrRaise")
    return { type: state.currentBet === 0 ? "bet" : "raise", seat, to: action.to };
  return { type: callAmount(state, state.players[action.player]!) > 0 ? "call" : "check", seat };
}

function play(hand: PhhHand, recordedRake: Chips): HandState {
  let state = startHand(setupOf(hand, recordedRake));
  const step = (action: HandAction, where: string) => {
    const applied = apply(state, action);
    if (applied.refused)
      throw new PhhError(`${where}: ${applied.refused}`, `${action.type}: ${applied.refused}`);
    state = applied.state;
  };
  hand.actions.forEach((recorded, at) => {
    const action = toHandAction(state, recorded);
    if (action) step(action, `Action ${at + 1} (p${action.seat} ${action.type})`);
  });
  if (state.phase === "runs")
    for (const player of state.players)
      if (!player.folded) step({ type: "runs", seat: player.seat, runs: 2 }, "Runs");
  return state;
}

const winningsOf = (state: HandState): Chips[] =>
  state.players.map(({ seat }) =>
    (state.result?.pots ?? [])
      .flatMap(({ shares }) => shares)
      .reduce((sum, share) => (share.seat === seat ? sum + share.amount : sum), 0),
  );

const returnsOf = (state: HandState): Chips[] =>
  state.players.map(({ seat }) =>
    state.log.reduce(
      (sum, entry) => (entry.kind === "return" && entry.seat === seat ? sum + entry.amount : sum),
      0,
    ),
  );

const total = (amounts: readonly Chips[]): Chips => amounts.reduce((sum, amount) => sum + amount, 0);
const same = (a: readonly Chips[], b: readonly Chips[]) => a.every((amount, at) => amount === b[at]);

/**
 * The format has no field for the rake, so it is taken as the amount missing from the recorded results. Some poker
 * rooms count the returned part of an uncalled bet as winnings.
 */
function possibleRakes(hand: PhhHand, state: HandState): Chips[] {
  const pot = potTotal(state);
  const winnings = recordedWinnings(hand);
  const rakes = [
    ...(hand.finishingStacks ? [total(hand.startingStacks) - total(hand.finishingStacks)] : []),
    ...(winnings ? [pot - total(winnings), pot + total(returnsOf(state)) - total(winnings)] : []),
  ].filter((rake) => rake >= 0 && rake <= Math.ceil(pot * LARGEST_RAKE_SHARE));
  return [...new Set(rakes)];
}

/** The recorded results that differ from the replay. */
function differencesOf(hand: PhhHand, state: HandState): RecordedResult[] {
  const stacks = state.players.map(({ stack }) => stack);
  const recorded = recordedWinnings(hand);
  const winnings = winningsOf(state);
  const returns = returnsOf(state);
  const withReturns = winnings.map((amount, player) => amount + returns[player]!);
  const stacksDiffer = hand.finishingStacks && !same(hand.finishingStacks, stacks);
  const winningsDiffer = recorded && !same(recorded, winnings) && !same(recorded, withReturns);
  return [
    ...(stacksDiffer ? (["finishing stacks"] as const) : []),
    ...(winningsDiffer ? (["winnings"] as const) : []),
  ];
}

/** Replays a recorded hand through the engine. Throws a `PhhError` if the engine rejects an action. */
export function replayPhh(hand: PhhHand): Replay {
  const unraked = play(hand, 0);
  const rakes = unraked.result ? possibleRakes(hand, unraked) : [];
  const replays = [unraked, ...rakes.filter((rake) => rake > 0).map((rake) => play(hand, rake))].map(
    (state) => ({ state, differences: differencesOf(hand, state) }),
  );
  const { state, differences } = replays.reduce((best, replay) =>
    replay.differences.length < best.differences.length ? replay : best,
  );
  const named = hand.actions.flatMap((action) => (action.kind === "board" ? action.cards : []));
  const isRecorded = hand.finishingStacks !== null || recordedWinnings(hand) !== null;
  return {
    state,
    boardKnown: named.length,
    winnings: winningsOf(state),
    agrees: isRecorded ? differences.length === 0 : null,
    differences,
  };
}
