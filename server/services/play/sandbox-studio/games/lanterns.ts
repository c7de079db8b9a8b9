import type { SandboxGame } from "./sandbox-game.ts";

export type LanternSymbol = "moon" | "lantern" | "koi" | "fan";
type State = { stops: readonly number[] };

/** The ten stops that each of the three reels has. */
export const strip: readonly LanternSymbol[] = [
  "fan",
  "koi",
  "lantern",
  "fan",
  "moon",
  "koi",
  "fan",
  "lantern",
  "koi",
  "fan",
];

/** The payout of three equal symbols on the middle line, as a multiple of the stake. */
export const threePays: Readonly<Record<LanternSymbol, number>> = { moon: 200, lantern: 25, koi: 6, fan: 3 };
/** The payout of exactly two matching symbols anywhere on the line, as a multiple of the stake. */
export const twoPays: Readonly<Partial<Record<LanternSymbol, number>>> = { moon: 4, lantern: 1 };

/** Returns what a line pays as a multiple of the stake. */
export function payOf(line: readonly LanternSymbol[]): number {
  const [first] = line;
  if (first !== undefined && line.every((each) => each === first)) return threePays[first];
  const pair = (["moon", "lantern"] as const).find(
    (symbol) => line.filter((each) => each === symbol).length === 2,
  );
  return pair === undefined ? 0 : twoPays[pair]!;
}

const lineOf = ({ stops }: State) => stops.map((stop) => strip[stop]!);

/** Lantern Row: three reels, one line. */
export const lanterns: SandboxGame<State> = {
  id: "lantern-row",
  start: (random) => ({ stops: [0, 1, 2].map(() => random.integer(strip.length)) }),
  decide: () => null,
  isOver: () => true,
  paysPercent: (state) => payOf(lineOf(state)) * 100,
  view: (state) => ({
    stops: state.stops,
    line: lineOf(state),
    pays: payOf(lineOf(state)),
  }),
};
