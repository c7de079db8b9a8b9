// `npm run poker:replay -- file.phh folder …`: replays recorded hands and prints stacks, pots and winners, then a
// summary. Fails if a hand cannot be replayed or its recorded result differs.
import { describeTally, replayFiles } from "./phh/replay-files.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) {
  process.stderr.write("Usage: npm run poker:replay -- hand.phh hands.phhs folder …\n");
  process.exit(1);
}

try {
  const tally = replayFiles(paths, (line) => process.stdout.write(`${line}\n`));
  process.stdout.write(`${describeTally(tally)}\n`);
  process.exit(tally.replayed > 0 && tally.differences === 0 && tally.refused.size === 0 ? 0 : 1);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
