import type { Random } from "@parlour/server/kit/random";
import type { HistoryPlayer } from "@parlour/server/services/identity/profile";
import { type GameChoice, slots, smallGames, tables } from "./games.ts";
import { latin, names } from "./names.ts";

/** The number of invented people, and of days that the history covers. */
export type HistorySize = { players: number; days: number };
export const wholeHistory: HistorySize = { players: 280, days: 30 };

/** How a person plays: `stakeMinor` and `depositMinor` are in US cents, or about the same value in other currencies. */
type Habit = { stakeMinor: number; depositMinor: number; daysIn10: number };

const habits: readonly { share: number; habit: Habit }[] = [
  { share: 58, habit: { stakeMinor: 200, depositMinor: 25_00, daysIn10: 2 } },
  { share: 30, habit: { stakeMinor: 400, depositMinor: 60_00, daysIn10: 4 } },
  { share: 9, habit: { stakeMinor: 1_000, depositMinor: 200_00, daysIn10: 5 } },
  { share: 3, habit: { stakeMinor: 2_000, depositMinor: 400_00, daysIn10: 4 } },
];

type Place = {
  share: number;
  country: string;
  subdivision: string;
  currency: string;
  language: string;
  prefix: string;
};

const places: readonly Place[] = [
  { share: 26, country: "CA", subdivision: "ON", currency: "USD", language: "en", prefix: "+1" },
  { share: 8, country: "CA", subdivision: "QC", currency: "USD", language: "fr", prefix: "+1" },
  { share: 12, country: "NZ", subdivision: "AUK", currency: "USD", language: "en", prefix: "+64" },
  { share: 10, country: "BR", subdivision: "SP", currency: "USD", language: "pt", prefix: "+55" },
  { share: 6, country: "MX", subdivision: "JAL", currency: "USD", language: "es", prefix: "+52" },
  { share: 5, country: "MY", subdivision: "10", currency: "USD", language: "zh", prefix: "+60" },
  { share: 10, country: "IE", subdivision: "D", currency: "EUR", language: "en", prefix: "+353" },
  { share: 8, country: "FR", subdivision: "IDF", currency: "EUR", language: "fr", prefix: "+33" },
  { share: 8, country: "PT", subdivision: "11", currency: "EUR", language: "pt", prefix: "+351" },
  { share: 7, country: "ES", subdivision: "MD", currency: "EUR", language: "es", prefix: "+34" },
];

export type HistoryPerson = Omit<HistoryPlayer, "createdAt"> & {
  index: number;
  /** How many days ago the player joined, and the minute of that day. */
  joinedDaysAgo: number;
  joinedMinute: number;
  habit: Habit;
  games: readonly GameChoice[];
  /** The events that the person bets on, in addition to playing games. */
  betsOn: "sports" | "horses" | null;
  /** Whether the person plays at night, loses and deposits again, so that their play shows markers of harm. */
  isAtRisk: boolean;
  deviceId: string;
  address: string;
};

export const playerIdPrefix = "player_sandbox_";

/** Returns the invented people of the sandbox's history; the same random source always gives the same people. */
export function inventPeople(random: Random, { players, days }: HistorySize): HistoryPerson[] {
  return Array.from({ length: players }, (_, index) => inventPerson(random, index, days));
}

function inventPerson(random: Random, index: number, days: number): HistoryPerson {
  const place = pick(random, places);
  const list = names[place.language]!;
  const firstName = one(random, list.given);
  const lastName = one(random, list.family);
  const plain = (name: string) =>
    (latin[name] ?? name)
      .normalize("NFD")
      .replace(/[^a-z]/giu, "")
      .toLowerCase();
  const handle = `${plain(firstName)}.${plain(lastName)}.${index + 1}`;
  const isAtRisk = index % 40 === 7;
  const { habit } = isAtRisk ? habits[1]! : pick(random, habits);
  const date = (value: number) => String(value + 1).padStart(2, "0");
  return {
    index,
    id: `${playerIdPrefix}${String(index + 1).padStart(4, "0")}`,
    email: `${handle}@sandbox.parlour.example`,
    nickname: handle,
    firstName,
    lastName,
    birthDate: `${1958 + random.integer(46)}-${date(random.integer(12))}-${date(random.integer(28))}`,
    phonePrefix: place.prefix,
    phone: `555${String(10_000 + index)}`,
    phoneValidated: random.integer(10) < 7,
    showsName: index % 3 > 0,
    countryCode: place.country,
    subdivision: place.subdivision,
    currency: place.currency,
    language: place.language,
    joinedDaysAgo: isAtRisk ? days - 1 : random.integer(days),
    joinedMinute: 360 + random.integer(200),
    habit,
    // High rollers play only table games; everyone else plays other games too.
    games: Array.from({ length: 3 }, () =>
      one(random, habit.stakeMinor >= 1_000 || isAtRisk ? tables : [...slots, ...smallGames, ...tables]),
    ),
    betsOn: index % 5 === 0 ? "sports" : index % 8 === 3 ? "horses" : null,
    isAtRisk,
    // Of every fifty people, two share a device, which the console shows.
    deviceId: `sandbox-device-${index % 50 === 49 ? index - 1 : index}`,
    address: `198.51.100.${1 + (index % 254)}`,
  };
}

export const one = <Item>(random: Random, list: readonly Item[]): Item => list[random.integer(list.length)]!;

/** Picks a random item; each item's chance is its share in percent. */
export function pick<Item extends { share: number }>(random: Random, list: readonly Item[]): Item {
  let left = random.integer(list.reduce((sum, { share }) => sum + share, 0));
  for (const item of list) {
    left -= item.share;
    if (left < 0) return item;
  }
  return list[0]!;
}
