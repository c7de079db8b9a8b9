// `npm run prove:racing`: simulates 100,000 races and compares them with the model's chances and the margins
// of the prices.
import { simulationSource } from "@parlour/games/kit/math/simulation-source";
import { twoSidedChance } from "@parlour/games/kit/math/testing/statistics";
import { intendedReturns } from "./prove-bets.ts";
import { cardsFrom, proveRaces } from "./prove-racing.ts";

const RACES = 100_000;
/** A figure fails below this probability; fifteen figures are tested, so false alarms stay below one percent. */
const UNLIKELY = 0.0005;

const world = { seed: "prove", careersEndOn: "2026-10-01" };
const proof = proveRaces(
  cardsFrom(world, "2026-11-16", 40),
  { races: RACES, settleEvery: 2 },
  simulationSource(23),
);

const lines = [`${proof.races} races on 40 cards`];
let failures = 0;
const check = (name: string, z: number, more = "") => {
  const chance = twoSidedChance(z);
  if (chance < UNLIKELY) failures++;
  lines.push(`${name.padEnd(24)} z ${z.toFixed(2).padStart(6)}  p ${chance.toFixed(3)}${more}`);
};
for (const [place, z] of proof.placeZ.entries()) check(`place ${place + 1}`, z);
check("exacta", proof.exactaZ);
for (const { market, expected, returned, deviations } of proof.returns) {
  const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
  const intended = intendedReturns[market];
  const margin = intended === undefined ? "" : `, margin allows ${percent(intended)}`;
  check(market, deviations, `  returned ${percent(returned)}, exact ${percent(expected)}${margin}`);
  if (intended !== undefined && expected > intended + 1e-9) failures++;
}
process.stdout.write(
  `${lines.join("\n")}\n${failures === 0 ? "The model holds." : `${failures} figures differ.`}\n`,
);
process.exit(failures === 0 ? 0 : 1);
