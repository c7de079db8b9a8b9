import { americanRoulette } from "@parlour/games/american-roulette/math/american-roulette";
import { baccarat } from "@parlour/games/baccarat/math/baccarat";
import { blackjack } from "@parlour/games/blackjack/math/blackjack";
import { deucesWild } from "@parlour/games/deuces-wild/math/deuces-wild";
import { dice } from "@parlour/games/dice/math/dice";
import { hiLo } from "@parlour/games/hi-lo/math/hi-lo";
import { jacksOrBetter } from "@parlour/games/jacks-or-better/math/jacks-or-better";
import { keno } from "@parlour/games/keno/math/keno";
import type { GameMath } from "@parlour/games/kit/math/game";
import { returns } from "@parlour/games/kit/math/returns";
import { titles } from "@parlour/games/kit/math/titles";
import { mines } from "@parlour/games/mines/math/mines";
import { plinko } from "@parlour/games/plinko/math/plinko";
import { roulette } from "@parlour/games/roulette/math/roulette";
import type { Slot } from "@parlour/games/slots/math/slot";
import { slotGame } from "@parlour/games/slots/math/slot-game";
import { slots } from "@parlour/games/slots/math/slots";
import type { RegisteredGame } from "./registered-game.ts";

const firstSlotId = 1401;

/** Every game of the house, by the id that the catalogue knows it by. */
export const registry: readonly RegisteredGame[] = [
  own("1001", "European Roulette", roulette),
  own("1002", "American Roulette", americanRoulette),
  own("1003", "Blackjack", blackjack),
  own("1004", "Baccarat", baccarat),
  own("1101", "Jacks or Better", jacksOrBetter),
  own("1102", "Deuces Wild", deucesWild),
  own("1201", "Keno", keno),
  own("1202", "Dice", dice),
  own("1203", "Mines", mines),
  own("1204", "Plinko", plinko),
  own("1205", "Hi-Lo", hiLo),
  shared("1206", "Crash", "crash"),
  shared("1301", "Live Roulette", "live-roulette"),
  shared("1331", "Derby Night", "horse-race"),
  ...slots.map((slot, index) => slotOf(String(firstSlotId + index), slot)),
];

/** A game whose rounds one player plays alone. */
function own(id: string, name: string, math: unknown): RegisteredGame {
  const { slug } = math as GameMath;
  return { ...figuresOf(slug), id, slug, name, math: math as GameMath, pools: [] };
}

/** A game whose rounds all players share: it is played at the common table, not here. */
function shared(id: string, name: string, slug: string): RegisteredGame {
  return { ...figuresOf(slug), id, slug, name, math: null, pools: [] };
}

function slotOf(id: string, slot: Slot): RegisteredGame {
  const pools = (slot.jackpots ?? []).map(({ tier, contributionIn10000, seedMinor }) => ({
    tier,
    ratePpm: contributionIn10000 * 100,
    seedMinor,
  }));
  return { ...own(id, titles[slot.slug] ?? slot.slug, slotGame(slot)), pools };
}

/** As proven by `npm run maths`; what is shown is what is proven. */
function figuresOf(slug: string): Pick<RegisteredGame, "returnToPlayer" | "volatility"> {
  const figures = returns[slug];
  if (!figures) throw new Error(`the maths of ${slug} prove no return`);
  return { returnToPlayer: figures.returnToPlayer, volatility: figures.volatility ?? null };
}
