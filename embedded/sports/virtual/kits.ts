type Colours = readonly string[];

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
const apart = (one: string, other: string) => {
  const others = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - others[index]!));
};
const brightness = (colour: string) => Math.hypot(...channels(colour));

/** Below this difference in colour, two shirts are hard to tell apart on the pitch. */
const CLASH = 100;

/**
 * The shirt colours of a match: each club's brighter colour, or the away side's other colour if they are too
 * similar.
 */
export function kitsOf(home: Colours, away: Colours): [home: string, away: string] {
  const brightest = (colours: Colours) => colours.toSorted((a, b) => brightness(b) - brightness(a));
  const shirt = brightest(home)[0]!;
  const [first, second = first] = brightest(away);
  return [shirt, apart(shirt, first!) < CLASH ? second! : first!];
}
