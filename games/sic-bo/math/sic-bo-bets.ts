export type Dice = [number, number, number];

export type SicBoKind =
  | "small"
  | "big"
  | "odd"
  | "even"
  | "anyTriple"
  | "triple"
  | "double"
  | "total"
  | "pair"
  | "single";

/** A betting spot: its kind, and the faces or the total that it bets on. */
export type SicBoSpot = { id: string; kind: SicBoKind; numbers: readonly number[] };

const faces = [1, 2, 3, 4, 5, 6] as const;
const of = (kind: SicBoKind, numbers: readonly number[] = []): SicBoSpot => ({
  id: numbers.length === 0 ? kind : `${kind}:${numbers.join("-")}`,
  kind,
  numbers,
});

/** Odds to one for each total, as used at many casinos. */
export const totalPays: Readonly<Record<number, number>> = {
  4: 62,
  5: 31,
  6: 18,
  7: 12,
  8: 8,
  9: 7,
  10: 6,
  11: 6,
  12: 7,
  13: 8,
  14: 12,
  15: 18,
  16: 31,
  17: 62,
};

/** Odds to one for all bets except totals. A bet on a single face pays these odds for each die that shows it. */
export const sicBoPays: Record<Exclude<SicBoKind, "total">, number> = {
  small: 1,
  big: 1,
  odd: 1,
  even: 1,
  anyTriple: 31,
  triple: 180,
  double: 11,
  pair: 6,
  single: 1,
};

export const sicBoSpots: ReadonlyMap<string, SicBoSpot> = new Map(
  [
    of("small"),
    of("big"),
    of("odd"),
    of("even"),
    of("anyTriple"),
    ...faces.map((face) => of("triple", [face])),
    ...faces.map((face) => of("double", [face])),
    ...Object.keys(totalPays).map((total) => of("total", [Number(total)])),
    ...faces.flatMap((low) => faces.filter((high) => high > low).map((high) => of("pair", [low, high]))),
    ...faces.map((face) => of("single", [face])),
  ].map((spot) => [spot.id, spot]),
);

export const totalOfDice = (dice: Dice): number => dice[0] + dice[1] + dice[2];
export const isTriple = ([first, second, third]: Dice): boolean => first === second && second === third;

/** The odds that a spot pays, or zero if it loses. Small, big, odd and even lose to every triple. */
export function sicBoOdds({ kind, numbers }: SicBoSpot, dice: Dice): number {
  const total = totalOfDice(dice);
  const shown = (face: number) => dice.filter((die) => die === face).length;
  const [one = 0, other = 0] = numbers;
  const isPlain = !isTriple(dice);
  switch (kind) {
    case "small":
      return isPlain && total <= 10 ? sicBoPays.small : 0;
    case "big":
      return isPlain && total >= 11 ? sicBoPays.big : 0;
    case "odd":
      return isPlain && total % 2 === 1 ? sicBoPays.odd : 0;
    case "even":
      return isPlain && total % 2 === 0 ? sicBoPays.even : 0;
    case "anyTriple":
      return isPlain ? 0 : sicBoPays.anyTriple;
    case "triple":
      return shown(one) === 3 ? sicBoPays.triple : 0;
    case "double":
      return shown(one) >= 2 ? sicBoPays.double : 0;
    case "total":
      return total === one ? totalPays[one]! : 0;
    case "pair":
      return shown(one) > 0 && shown(other) > 0 ? sicBoPays.pair : 0;
    case "single":
      return shown(one) * sicBoPays.single;
  }
}

/** The payout of a bet on one spot, stake included. */
export function settleSicBo(spotId: string, stakeMinor: number, dice: Dice): number {
  const spot = sicBoSpots.get(spotId);
  if (!spot) throw new RangeError(`There is no spot ${spotId} on this table.`);
  const odds = sicBoOdds(spot, dice);
  return odds === 0 ? 0 : stakeMinor * (odds + 1);
}
