import { chip, type Furniture, type TableLayout, type TablePoint } from "./table-layout.ts";

/** A stack of chips on a spot: the player's own, or the combined chips of all other players. */
export type ShownStack = {
  spot: string;
  isMine: boolean;
  /** The colours of the chips as positions in the tray, the lowest chip first. */
  ranks: readonly number[];
  outcome: "won" | "lost" | "push" | null;
  /** The chips that a winning stack is paid. */
  winnings: readonly number[];
};

export type TrackedStack = Omit<ShownStack, "ranks"> & {
  chips: readonly { rank: number; placedAt: number }[];
  settledAt: number | null;
  /** When the stack was taken off the table. */
  leftAt: number | null;
};

const slideMs = 460;
const payMs = 700;
/** The time in which players can look at the cards before lost chips are collected. */
const readMs = 1_500;
/** How long winnings lie beside the stake before both go to the player. */
const showMs = 1_100;
const mostChips = 8;

/** The fewest chips that make up an amount, highest first; a remainder below the lowest chip is left out. */
export function chipRanks(amount: number, tray: readonly number[]): number[] {
  const ranks: number[] = [];
  let rest = amount;
  for (let rank = tray.length - 1; rank >= 0 && ranks.length < mostChips; rank -= 1) {
    while (rest >= tray[rank]! && ranks.length < mostChips) {
      ranks.push(rank);
      rest -= tray[rank]!;
    }
  }
  return ranks;
}

const idOf = ({ spot, isMine }: Pick<ShownStack, "spot" | "isMine">) => `${spot}/${isMine}`;

/** Compares the chips on the table with those tracked before, and records when they were placed, settled and taken. */
export function trackChips(
  before: readonly TrackedStack[] | null,
  shown: readonly ShownStack[],
  time: number,
): TrackedStack[] {
  const since = before === null ? Number.NEGATIVE_INFINITY : time;
  const known = new Map(before?.filter(({ leftAt }) => leftAt === null).map((stack) => [idOf(stack), stack]));
  const ids = new Set(shown.map(idOf));
  const leaving = (before ?? [])
    .filter((stack) => stack.leftAt !== null || !ids.has(idOf(stack)))
    .map((stack) => ({ ...stack, leftAt: stack.leftAt ?? time }))
    .filter((stack) => time < stackRestsAt(stack));
  const lying = shown.map(({ ranks, ...stack }): TrackedStack => {
    const last = known.get(idOf(stack));
    const kept = ranks.findIndex((rank, level) => last?.chips[level]?.rank !== rank);
    const firstNew = kept === -1 ? ranks.length : kept;
    return {
      ...stack,
      chips: ranks.map((rank, level) => ({
        rank,
        placedAt: level < firstNew ? last!.chips[level]!.placedAt : since,
      })),
      settledAt: stack.outcome === null ? null : (last?.settledAt ?? since),
      leftAt: null,
    };
  });
  return [...leaving, ...lying];
}

export type ChipPose = TablePoint & { rank: number; height: number };

const clamp = (value: number) => Math.min(1, Math.max(0, value));
const shareOf = (time: number, from: number, ms: number) =>
  from === Number.NEGATIVE_INFINITY ? 1 : clamp((time - from) / ms);
const ease = (share: number) => share * share * (3 - 2 * share);
const between = (from: TablePoint, to: TablePoint, share: number): TablePoint => ({
  x: from.x + (to.x - from.x) * ease(share),
  z: from.z + (to.z - from.z) * ease(share),
});

/** When a settled stack is paid, and when it leaves the table. */
function timesOf({ settledAt, outcome, leftAt }: TrackedStack) {
  if (settledAt === null) return { paysAt: null, leavesAt: leftAt };
  const paysAt = settledAt + readMs;
  return { paysAt, leavesAt: outcome === "lost" ? paysAt : paysAt + payMs + showMs };
}

export function stackRestsAt(stack: TrackedStack): number {
  const { leavesAt } = timesOf(stack);
  const placed = Math.max(...stack.chips.map(({ placedAt }) => placedAt)) + slideMs;
  return leavesAt === null ? placed : Math.max(placed, leavesAt + payMs);
}

/** Returns the positions of a stack's chips at a given time, without chips that have been collected or paid out. */
export function chipPosesAt(
  stack: TrackedStack,
  { layout, furniture }: { layout: TableLayout; furniture: Furniture },
  time: number,
): ChipPose[] {
  const spot = layout.spots[stack.spot];
  if (!spot) return [];
  const { paysAt, leavesAt } = timesOf(stack);
  const left = leavesAt === null ? 0 : shareOf(time, leavesAt, payMs);
  if (left === 1) return [];
  const isLost = stack.outcome === "lost";
  const owner: TablePoint = stack.isMine
    ? { x: spot.x * 0.5, z: layout.whole.near + 1 }
    : { x: spot.x + (spot.x < 0 ? -1.2 : 1.2), z: layout.whole.near + 0.9 };
  // Other players' chips lie to the side of the player's own.
  const home: TablePoint = { x: spot.x + (stack.isMine ? 0 : chip.radius * 2.3), z: spot.z };
  const goal = isLost ? furniture.tray : owner;
  const poses: ChipPose[] = [];
  stack.chips.forEach(({ rank, placedAt }, level) => {
    if (time < placedAt) return;
    const lying = between(owner, home, shareOf(time, placedAt, slideMs));
    const fall = 1 - ease(shareOf(time, placedAt, slideMs));
    poses.push({ ...between(lying, goal, left), rank, height: level * chip.height + fall * 0.1 });
  });
  if (paysAt === null || stack.outcome !== "won" || time < paysAt) return poses;
  const beside: TablePoint = { x: home.x - chip.radius * 2.2, z: home.z - 0.04 };
  const paid = between(furniture.tray, beside, shareOf(time, paysAt, payMs));
  stack.winnings.forEach((rank, level) => {
    poses.push({ ...between(paid, goal, left), rank, height: level * chip.height });
  });
  return poses;
}
