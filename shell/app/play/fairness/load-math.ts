import type { GameMath } from "@parlour/games/kit/math/game";
import type { Slot } from "@parlour/games/slots/math/slot";
import { loadSharedMath, type SharedMath, sharedGames } from "./shared-math.ts";

type Load = () => Promise<unknown>;

/** The same maths the server uses, loaded for the game being verified. */
const maths: Readonly<Record<string, Load>> = {
  roulette: async () => (await import("@parlour/games/roulette/math/roulette")).roulette,
  "american-roulette": async () =>
    (await import("@parlour/games/american-roulette/math/american-roulette")).americanRoulette,
  blackjack: async () => (await import("@parlour/games/blackjack/math/blackjack")).blackjack,
  baccarat: async () => (await import("@parlour/games/baccarat/math/baccarat")).baccarat,
  "jacks-or-better": async () =>
    (await import("@parlour/games/jacks-or-better/math/jacks-or-better")).jacksOrBetter,
  "deuces-wild": async () => (await import("@parlour/games/deuces-wild/math/deuces-wild")).deucesWild,
  keno: async () => (await import("@parlour/games/keno/math/keno")).keno,
  dice: async () => (await import("@parlour/games/dice/math/dice")).dice,
  mines: async () => (await import("@parlour/games/mines/math/mines")).mines,
  plinko: async () => (await import("@parlour/games/plinko/math/plinko")).plinko,
  "hi-lo": async () => (await import("@parlour/games/hi-lo/math/hi-lo")).hiLo,
};

const slots: Readonly<Record<string, () => Promise<Slot>>> = {
  sevens: async () => (await import("@parlour/games/slots/math/data/sevens")).sevens,
  "midnight-conservatory": async () =>
    (await import("@parlour/games/slots/math/data/midnight-conservatory")).midnightConservatory,
  "the-gilded-lift": async () =>
    (await import("@parlour/games/slots/math/data/the-gilded-lift")).theGildedLift,
  "crown-and-key": async () => (await import("@parlour/games/slots/math/data/crown-and-key")).crownAndKey,
  "masquerade-row": async () => (await import("@parlour/games/slots/math/data/masquerade-row")).masqueradeRow,
  "opal-express": async () => (await import("@parlour/games/slots/math/data/opal-express")).opalExpress,
  "pearl-diver": async () => (await import("@parlour/games/slots/math/data/pearl-diver")).pearlDiver,
  "the-clockmaker": async () => (await import("@parlour/games/slots/math/data/the-clockmaker")).theClockmaker,
  "nine-lanterns": async () => (await import("@parlour/games/slots/math/data/nine-lanterns")).nineLanterns,
  "comet-club": async () => (await import("@parlour/games/slots/math/data/comet-club")).cometClub,
  "brass-orchard": async () => (await import("@parlour/games/slots/math/data/brass-orchard")).brassOrchard,
  "crystal-seam": async () => (await import("@parlour/games/slots/math/data/crystal-seam")).crystalSeam,
};

/** Single-player games. */
export const soloGames: readonly string[] = [...Object.keys(maths), ...Object.keys(slots)];

export const verifiableGames: readonly string[] = [...soloGames, ...sharedGames];

export async function loadMath(slug: string): Promise<GameMath | SharedMath | undefined> {
  const slot = slots[slug];
  if (slot !== undefined) {
    const { slotGame } = await import("@parlour/games/slots/math/slot-game");
    return slotGame(await slot()) as unknown as GameMath;
  }
  return ((await maths[slug]?.()) as GameMath | undefined) ?? (await loadSharedMath(slug));
}
