// `npm run prove:sports`: simulates 20,000 matches of every sport and compares every market, bet builders and
// live prices with the model, first between a strong and a weaker side, then for fewer matches of other pairings. Pass
// sport names to test only those. Fails if any figure is out of bounds.
import { jointOf } from "./model/joint.ts";
import { offeredMarkets } from "./model/offered-markets.ts";
import { type SportId, sportIds } from "./model/sport.ts";
import { sports } from "./model/sports.ts";
import { overroundFault } from "./testing/overround.ts";
import {
  compareBuilders,
  compareLive,
  compareMarkets,
  type Deviation,
  pairings,
  proofModel,
  simulate,
} from "./testing/proof.ts";

const MATCHES = 20_000;
const OTHER_MATCHES = 5_000;
const BUILDERS = 12;
const LIVE_MATCHES = 60;
/** With several thousand comparisons, fewer than one run in a hundred exceeds this limit by chance. */
const LIMIT = 5;

const chosen = process.argv.slice(2).filter((name): name is SportId => sportIds.includes(name as SportId));
let failures = 0;
const [mainPairing] = Object.keys(pairings);

for (const id of chosen.length > 0 ? chosen : sportIds)
  for (const pairing of Object.keys(pairings) as (keyof typeof pairings)[]) prove(id, pairing);

function prove(id: SportId, pairing: keyof typeof pairings): void {
  const began = performance.now();
  const sport = sports[id];
  const model = proofModel(sport, pairing);
  const matches = pairing === mainPairing ? MATCHES : OTHER_MATCHES;
  const finals = simulate(model, matches, 2026);
  const joint = jointOf(model, model.start());
  const offered = offeredMarkets(sport, joint, "preMatch");
  const live = offeredMarkets(sport, joint, "live");
  const { calibration, martingale, moving } = compareLive(sport, joint, live, LIVE_MATCHES, 7);
  const groups: Record<string, Deviation[]> = {
    markets: compareMarkets(joint, offered, finals),
    builders: compareBuilders(joint, offered, finals, BUILDERS, 3),
    live: [...calibration, ...martingale, ...moving],
  };
  const figures = Object.entries(groups).map(([name, deviations]) => {
    const highest = Math.max(...deviations.map(({ z }) => z));
    return `${name} ${deviations.length}, at most ${highest.toFixed(1)} sd`;
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  process.stdout.write(`${id}, ${pairing}: ${matches} matches · ${figures.join(" · ")} · ${seconds} s\n`);
  for (const fault of [...offered, ...live].flatMap((market) => overroundFault(market) ?? [])) {
    failures++;
    process.stdout.write(`  ${fault}\n`);
  }
  for (const { what, expected, seen, z } of Object.values(groups).flat())
    if (z > LIMIT) {
      failures++;
      process.stdout.write(
        `  ${what}: expected ${expected.toFixed(4)}, seen ${seen.toFixed(4)} (${z.toFixed(1)} sd)\n`,
      );
    }
}

process.stdout.write(
  failures === 0 ? "Simulations and prices agree.\n" : `${failures} comparisons are out of bounds.\n`,
);
process.exitCode = failures === 0 ? 0 : 1;
