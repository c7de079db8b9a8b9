import { americanRoulette } from "@parlour/games/american-roulette/math/american-roulette";
import { baccarat } from "@parlour/games/baccarat/math/baccarat";
import { baccaratPayTables } from "@parlour/games/baccarat/math/baccarat-pay-tables";
import { blackjack } from "@parlour/games/blackjack/math/blackjack";
import { blackjackPayTables } from "@parlour/games/blackjack/math/blackjack-pay-tables";
import { crashPayTables } from "@parlour/games/crash/math/crash-pay-tables";
import { deucesWild, fullPayDeuces } from "@parlour/games/deuces-wild/math/deuces-wild";
import { dice } from "@parlour/games/dice/math/dice";
import { dicePayTables } from "@parlour/games/dice/math/dice-pay-tables";
import { hiLo } from "@parlour/games/hi-lo/math/hi-lo";
import { hiLoPayTables } from "@parlour/games/hi-lo/math/hi-lo-pay-tables";
import { horseRacePayTables } from "@parlour/games/horse-race/math/horse-race-pay-tables";
import { jacksOrBetter, nineSixPays } from "@parlour/games/jacks-or-better/math/jacks-or-better";
import { keno } from "@parlour/games/keno/math/keno";
import { kenoPayTables } from "@parlour/games/keno/math/keno-pay-tables";
import type { GameMath } from "@parlour/games/kit/math/game";
import type { PayTable } from "@parlour/games/kit/math/pay-table";
import { returns } from "@parlour/games/kit/math/returns";
import { americanLayout, europeanLayout } from "@parlour/games/kit/math/roulette-layout";
import { roulettePayTables } from "@parlour/games/kit/math/roulette-pay-tables";
import { titles } from "@parlour/games/kit/math/titles";
import { videoPokerPayTables } from "@parlour/games/kit/math/video-poker-pay-tables";
import { mines } from "@parlour/games/mines/math/mines";
import { minesPayTables } from "@parlour/games/mines/math/mines-pay-tables";
import { plinko } from "@parlour/games/plinko/math/plinko";
import { plinkoPayTables } from "@parlour/games/plinko/math/plinko-pay-tables";
import { roulette } from "@parlour/games/roulette/math/roulette";
import type { Slot } from "@parlour/games/slots/math/slot";
import { slotGame } from "@parlour/games/slots/math/slot-game";
import { slotPayTables } from "@parlour/games/slots/math/slot-pay-tables";
import { slots } from "@parlour/games/slots/math/slots";
import type { RegisteredGame } from "./registered-game.ts";

const firstSlotId = 1401;

/** Every game of the house, by the id that the catalogue knows it by. */
export const registry: readonly RegisteredGame[] = [
  own("1001", "European Roulette", roulette, roulettePayTables(europeanLayout)),
  own("1002", "American Roulette", americanRoulette, roulettePayTables(americanLayout)),
  own("1003", "Blackjack", blackjack, blackjackPayTables),
  own("1004", "Baccarat", baccarat, baccaratPayTables),
  own("1101", "Jacks or Better", jacksOrBetter, videoPokerPayTables(nineSixPays)),
  own("1102", "Deuces Wild", deucesWild, videoPokerPayTables(fullPayDeuces)),
  own("1201", "Keno", keno, kenoPayTables),
  own("1202", "Dice", dice, dicePayTables),
  own("1203", "Mines", mines, minesPayTables),
  own("1204", "Plinko", plinko, plinkoPayTables),
  own("1205", "Hi-Lo", hiLo, hiLoPayTables),
  shared("1206", "Crash", "crash", crashPayTables),
  shared("1301", "Live Roulette", "live-roulette", roulettePayTables(europeanLayout)),
  shared("1331", "Derby Night", "horse-race", horseRacePayTables),
  ...slots.map((slot, index) => slotOf(String(firstSlotId + index), slot)),
];

/** A game whose rounds one player plays alone. */
function own(id: string, name: string, math: unknown, payTables: PayTable[]): RegisteredGame {
  const { slug } = math as GameMath;
  return { ...figuresOf(slug), id, slug, name, math: math as GameMath, payTables, pools: [] };
}

/** A game whose rounds all players share: it is played at the common table, not here. */
function shared(id: string, name: string, slug: string, payTables: PayTable[]): RegisteredGame {
  return { ...figuresOf(slug), id, slug, name, math: null, payTables, pools: [] };
}

function slotOf(id: string, slot: Slot): RegisteredGame {
  const pools = (slot.jackpots ?? []).map(({ tier, contributionIn10000, seedMinor }) => ({
    tier,
    ratePpm: contributionIn10000 * 100,
    seedMinor,
  }));
  return { ...own(id, titles[slot.slug] ?? slot.slug, slotGame(slot), slotPayTables(slot)), pools };
}

/** As proven by `npm run maths`; what is shown is what is proven. */
function figuresOf(slug: string): Pick<RegisteredGame, "returnToPlayer" | "volatility"> {
  const figures = returns[slug];
  if (!figures) throw new Error(`the maths of ${slug} prove no return`);
  return { returnToPlayer: figures.returnToPlayer, volatility: figures.volatility ?? null };
}
