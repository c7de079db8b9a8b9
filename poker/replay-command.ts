// `npm run poker:replay -- file.phh …`: replays recorded hands and prints stacks, pots and winners. Fails if
// a hand cannot be replayed or its recorded result differs.
import { readFileSync } from "node:fs";
import { describeReplay } from "./phh/describe-replay.ts";
import { readPhh } from "./phh/read-phh.ts";
import { replayPhh } from "./phh/replay-phh.ts";

const files = process.argv.slice(2);
if (files.length === 0) {
  process.stderr.write("Usage: npm run poker:replay -- hand.phh\n");
  process.exit(1);
}

let replayed = 0;
let failed = 0;
for (const file of files) {
  try {
    for (const [at, hand] of readPhh(readFileSync(file, "utf8")).entries()) {
      replayed++;
      try {
        const replay = replayPhh(hand);
        if (replay.agrees === false) failed++;
        process.stdout.write(`${describeReplay(hand, replay)}\n`);
      } catch (error) {
        failed++;
        process.stdout.write(`${file}, hand ${at + 1}: ${(error as Error).message}\n`);
      }
    }
  } catch (error) {
    failed++;
    process.stdout.write(`${file}: ${(error as Error).message}\n`);
  }
}
process.stdout.write(`${replayed} hands replayed, ${failed} not as recorded.\n`);
process.exit(failed === 0 ? 0 : 1);
