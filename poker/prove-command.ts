// `npm run prove:poker`: counts all five- and seven-card hands, and plays a million random hands against the
// independent model: stacks, pots, rake and the amounts that may be bet. Add `-- 5000` to play that many hands instead.
import { countFrequencies, type Frequencies, publishedFive, publishedSeven } from "./evaluate/frequencies.ts";
import { standardRanking } from "./evaluate/high.ts";
import { checkRandomHand } from "./testing/check-random-hand.ts";
import { fastJudge, slowJudge } from "./testing/slow-model.ts";

const SLOW_EVERY = 200;
const REPORT_EVERY = 100_000;
const hands = Number(process.argv[2] ?? 1_000_000);
const started = Date.now();
const say = (text: string) =>
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}\n`);

function prove(size: 5 | 7, published: Frequencies): void {
  const counted = countFrequencies("full", size, standardRanking);
  for (const [category, count] of Object.entries(published)) {
    if (counted[category as keyof Frequencies] !== count)
      throw new Error(`${size} cards: ${counted[category as keyof Frequencies]} ${category}, not ${count}.`);
  }
  const total = Object.values(counted).reduce((sum, count) => sum + count, 0);
  say(`${total.toLocaleString("en")} hands of ${size} cards have the published frequencies.`);
}

prove(5, publishedFive);
prove(7, publishedSeven);
for (let seed = 1; seed <= hands; seed++) {
  checkRandomHand(seed, seed % SLOW_EVERY === 0 ? slowJudge : fastJudge);
  if (seed % REPORT_EVERY === 0) say(`${seed.toLocaleString("en")} random hands`);
}
say(
  `${hands.toLocaleString("en")} random hands: stacks, rake and bet ranges as in the model, no chip lost or made.`,
);
