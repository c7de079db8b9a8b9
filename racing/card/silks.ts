import type { World } from "./world.ts";
import { streamFor } from "./world.ts";

/** Names of colours; the client picks the shade for its light or dark theme. */
export const silkColours = [
  "white",
  "black",
  "red",
  "maroon",
  "orange",
  "yellow",
  "green",
  "emerald",
  "turquoise",
  "blue",
  "navy",
  "purple",
  "pink",
  "grey",
] as const;
export type SilkColour = (typeof silkColours)[number];

export const bodyPatterns = [
  "plain",
  "hoops",
  "stripes",
  "halved",
  "quartered",
  "chevron",
  "sash",
  "spots",
  "star",
  "diamond",
  "cross-belts",
] as const;
export const sleevePatterns = ["plain", "hoops", "armlets", "spots"] as const;
export const capPatterns = ["plain", "quartered", "hoops", "star"] as const;

/** A jacket as data for the client to draw, so that it scales and needs no download. */
export interface Silks {
  body: { pattern: (typeof bodyPatterns)[number]; colour: SilkColour; second: SilkColour };
  sleeves: { pattern: (typeof sleevePatterns)[number]; colour: SilkColour; second: SilkColour };
  cap: { pattern: (typeof capPatterns)[number]; colour: SilkColour; second: SilkColour };
}

export const OWNERS = 3 * silkColours.length * bodyPatterns.length;

/** An owner's colours. If an owner has a second runner in a race, its jockey wears a different cap. */
export function silksOf(world: World, owner: number, runnerOfOwner = 0): Silks {
  const random = streamFor(world, "silks", owner);
  // The combination of body colour, pattern and second colour is unique for each owner; the rest is drawn at
  // random.
  const colour = silkColours[owner % silkColours.length]!;
  const pattern = bodyPatterns[Math.floor(owner / silkColours.length) % bodyPatterns.length]!;
  const others = silkColours.filter((one) => one !== colour);
  const any = () => others[random.below(others.length)]!;
  const round = Math.floor(owner / (silkColours.length * bodyPatterns.length));
  const second = others[(owner + 5 * round) % others.length]!;
  const sleeves = sleevePatterns[random.below(sleevePatterns.length)]!;
  // On a plain body, the second colour appears only on the sleeves.
  const sleeveColour = pattern === "plain" || random.below(2) === 0 ? second : colour;
  const cap = capPatterns[random.below(capPatterns.length)]!;
  const capColours = [colour, second, ...others.filter((one) => one !== second)];
  return {
    body: { pattern, colour, second },
    sleeves: { pattern: sleeves, colour: sleeveColour, second: any() },
    cap: { pattern: cap, colour: capColours[runnerOfOwner % capColours.length]!, second: any() },
  };
}
