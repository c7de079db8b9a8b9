import { proveBlackjack } from "./blackjack/math/prove-blackjack.ts";
import { simulateSplits } from "./blackjack/math/simulate-splits.ts";
import { deucesWildRules } from "./deuces-wild/math/deuces-wild.ts";
import { jacksOrBetterRules, nineSixPays } from "./jacks-or-better/math/jacks-or-better.ts";
import type { GameFigures } from "./kit/math/figures.ts";
import { proveVideoPoker } from "./kit/math/prove-video-poker.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { proveSpin } from "./slots/math/prove-spin.ts";
import { simulateSlot } from "./slots/math/simulate-slot.ts";
import type { Slot } from "./slots/math/slot.ts";
import { slotReturn } from "./slots/math/slot-return.ts";
import { slots } from "./slots/math/slots.ts";

const SPLIT_ROUNDS = 10_000_000;
const SLOT_ROUNDS = 200_000;
/** A simulated mean further than so many standard errors from the exact one means that one of them is wrong. */
const ERRORS_MAX = 4.5;

/** The long proofs, each on its own, for as many workers as there are. */
export const jobs: Readonly<Record<string, () => GameFigures>> = {
  blackjack,
  "jacks-or-better": () => ({
    slug: "jacks-or-better",
    main: "best play",
    figures: [
      { bet: "best play", returned: proveVideoPoker(jacksOrBetterRules) },
      {
        bet: "for comparison: 8/5 pays",
        returned: proveVideoPoker({
          ...jacksOrBetterRules,
          pays: { ...nineSixPays, fullHouse: 8, flush: 5 },
        }),
      },
    ],
  }),
  "deuces-wild": () => ({
    slug: "deuces-wild",
    main: "best play",
    figures: [{ bet: "best play", returned: proveVideoPoker(deucesWildRules) }],
  }),
  ...Object.fromEntries(slots.map((slot) => [slot.slug, () => slotFigures(slot)])),
};

/** Exact but for the hands that are split; those are simulated, each kind as often as it comes. */
function blackjack(): GameFigures {
  const { gainWithoutSplits, splitStarts } = proveBlackjack();
  const splitChance = splitStarts.reduce((sum, { chance }) => sum + chance, 0);
  let gain = gainWithoutSplits;
  let variance = 0;
  splitStarts.forEach(({ pair, up, chance }, index) => {
    const rounds = Math.ceil((SPLIT_ROUNDS * chance) / splitChance);
    const sample = simulateSplits(pair, up, rounds, simulationSource(1003 + index));
    gain += chance * sample.mean;
    variance += (chance * chance * sample.variance) / rounds;
  });
  return {
    slug: "blackjack",
    main: "basic strategy",
    figures: [{ bet: "basic strategy", returned: 1 + gain, within: 1.96 * Math.sqrt(variance) }],
  };
}

function slotFigures(slot: Slot): GameFigures {
  const parts = slotReturn(slot, proveSpin(slot, false), slot.freeSpins ? proveSpin(slot, true) : null);
  const { deviation, hitRate, mean, rounds } = simulateSlot(slot, SLOT_ROUNDS, 1400);
  const exact = parts.total - parts.jackpots;
  const error = deviation / Math.sqrt(rounds);
  if (Math.abs(mean - exact) > ERRORS_MAX * error)
    throw new Error(`${slot.slug}: ${rounds} rounds returned ${mean}, the proof says ${exact} (± ${error}).`);
  const named = {
    "the spin": parts.base,
    scatters: parts.scatters,
    "free spins": parts.freeSpins,
    "hold and win": parts.holdAndWin,
    "jackpot pools": parts.jackpots,
  };
  return {
    slug: slot.slug,
    main: "all",
    figures: [
      { bet: "all", returned: parts.total },
      ...Object.entries(named)
        .filter(([, returned]) => returned > 0)
        .map(([part, returned]) => ({ bet: `of it ${part}`, returned })),
    ],
    deviation,
    hitRate,
  };
}
