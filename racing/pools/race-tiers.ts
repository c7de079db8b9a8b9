import type { PoolType } from "../bets/bet-types.ts";
import { beginnings } from "../model/tie-orders.ts";
import { finishByInterest, finishByRunner, type PoolRace } from "./pool-race.ts";
import { orderedGroup, type Pattern, pairGroup, pairWithAnyGroup, type Tier } from "./winning-group.ts";

/** The payout tiers of a pool on one race, from the official order. */
export function raceTiers(type: PoolType, race: PoolRace): Tier[] {
  if (type === "win" || type === "place" || type === "show")
    return straightTiers({ win: 1, place: 2, show: 3 }[type], race);
  const finish = finishByInterest(race);
  if (type === "quinella") return quinellaTiers(finish);
  if (type === "exacta") return [prefixTier(finish, 2, 2), exactaEitherTier(finish)];
  const places = type === "trifecta" ? 3 : 4;
  // If no bet has all places in order, the pool goes to the bets with the most places right, counted from the
  // first.
  return Array.from({ length: places }, (_, missing) => prefixTier(finish, places - missing, places));
}

/**
 * Win, place and show: each of the first `places` runners earns its interest one share of the profit, so a
 * coupled entry that takes two places gets two. A dead heat for the last place splits the remaining shares
 * equally. If none of these interests has bets, the next finisher takes the pool.
 */
function straightTiers(places: number, race: PoolRace): Tier[] {
  const groups = finishByRunner(race);
  const shares = new Map<number, bigint>();
  const add = (interest: number, share: bigint) => shares.set(interest, (shares.get(interest) ?? 0n) + share);
  let filled = 0;
  let next = 0;
  const tied = groups.find((group) => {
    filled += group.length;
    return filled > places;
  });
  const tiedInterests = new Set(tied);
  // Shares are whole numbers: one place is worth as many shares as there are interests in the last dead heat.
  const placeShare = BigInt(Math.max(1, tiedInterests.size));
  filled = 0;
  for (const group of groups) {
    if (filled >= places) break;
    next++;
    const left = Math.min(group.length, places - filled);
    if (left === group.length) for (const interest of group) add(interest, placeShare);
    else for (const interest of tiedInterests) add(interest, BigInt(left));
    filled += group.length;
  }
  const paid = [...shares].map(([interest, share]) => orderedGroup([interest], share));
  const later = groups.slice(next).map((group) => [...new Set(group)].map((one) => orderedGroup([one])));
  return [paid, ...later];
}

/**
 * The lines with the first `length` finishers in order. After a dead heat there are several of them, which
 * share the profit equally.
 */
function prefixTier(finish: readonly (readonly number[])[], length: number, places: number): Tier {
  return beginnings(finish, Math.min(length, finish.flat().length)).map((beginning) => {
    const pattern: Pattern = Array.from({ length: places }, (_, at) => beginning[at] ?? null);
    return orderedGroup(pattern);
  });
}

/**
 * The fallback if no ticket has the first two in order: pays tickets with the right horse first or the right
 * horse second.
 */
function exactaEitherTier(finish: readonly (readonly number[])[]): Tier {
  const pairs = beginnings(finish, 2);
  const firsts = new Set(pairs.map(([first]) => first!));
  const seconds = new Set(pairs.flatMap(([, second]) => (second === undefined ? [] : [second])));
  return [
    ...[...firsts].map((first) => orderedGroup([first, null])),
    ...[...seconds].map((second) => orderedGroup([null, second])),
  ];
}

function quinellaTiers(finish: readonly (readonly number[])[]): Tier[] {
  const lines = beginnings(finish, 2).filter((pair) => pair.length === 2);
  const named = [...new Set(beginnings(finish, 2).flat())];
  const winning = new Set(lines.map((pair) => pair.toSorted((a, b) => a - b).join("-")));
  const pairs = named.flatMap((one, index) => named.slice(index + 1).map((other) => pairGroup(one, other)));
  const either = [
    ...named.map((one) => pairWithAnyGroup(one, named)),
    // Two horses that tied for second are not a winning pair, but a ticket on them names two placed horses.
    ...pairs.filter(({ key }) => !winning.has(key)),
  ];
  return [pairs.filter(({ key }) => winning.has(key)), either];
}
