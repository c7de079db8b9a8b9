import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describeReplay } from "./describe-replay.ts";
import { PhhError } from "./hand.ts";
import { readEachHand } from "./read-phh.ts";
import { type Replay, replayPhh } from "./replay-phh.ts";

export interface Tally {
  hands: number;
  replayed: number;
  /** Replayed hands in which a player went all in and was called. */
  allIns: number;
  sidePots: number;
  /** Replayed hands whose file records no result to compare with. */
  unrecorded: number;
  differences: number;
  /** How many hands or files were refused, by reason. */
  refused: Map<string, number>;
}

const isFolder = (path: string): boolean => statSync(path).isDirectory();

/** The .phh and .phhs files of a folder and its subfolders, in alphabetical order, or the file itself. */
function filesOf(path: string): string[] {
  if (!isFolder(path)) return [path];
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.phhs?$/.test(name))
    .sort()
    .map((name) => join(path, name));
}

function count(tally: Tally, { state, agrees }: Replay): void {
  tally.replayed += 1;
  const wholeStack = state.players.some(
    ({ folded, staked, dead, startingStack }) => !folded && staked + dead === startingStack,
  );
  if (wholeStack) tally.allIns += 1;
  if ((state.result?.pots.length ?? 0) > 1) tally.sidePots += 1;
  if (agrees === null) tally.unrecorded += 1;
  if (agrees === false) tally.differences += 1;
}

/**
 * Replays all hands of the files and folders. For a file, every hand is described; for a folder, only the hands that
 * differ or are refused.
 */
export function replayFiles(paths: readonly string[], print: (line: string) => void): Tally {
  const tally: Tally = {
    hands: 0,
    replayed: 0,
    allIns: 0,
    sidePots: 0,
    unrecorded: 0,
    differences: 0,
    refused: new Map(),
  };
  const refuse = (where: string, error: unknown) => {
    const { message } = error as Error;
    const reason = error instanceof PhhError ? error.reason : message;
    tally.refused.set(reason, (tally.refused.get(reason) ?? 0) + 1);
    print(`${where}: refused. ${message}`);
  };
  const replayHand = (where: string, read: ReturnType<typeof readEachHand>[number], describeAll: boolean) => {
    tally.hands += 1;
    try {
      const hand = read();
      const replay = replayPhh(hand);
      count(tally, replay);
      if (describeAll || replay.agrees === false) print(`${where}: ${describeReplay(hand, replay)}`);
    } catch (error) {
      refuse(where, error);
    }
  };
  for (const path of paths) {
    for (const file of filesOf(path)) {
      try {
        const hands = readEachHand(readFileSync(file, "utf8"));
        hands.forEach((read, at) => {
          replayHand(hands.length > 1 ? `${file}, hand ${at + 1}` : file, read, file === path);
        });
      } catch (error) {
        refuse(file, error);
      }
    }
  }
  return tally;
}

export function describeTally(tally: Tally): string {
  const refused = [...tally.refused.values()].reduce((sum, times) => sum + times, 0);
  return [
    `${tally.hands} hands: ${tally.replayed} replayed, ${tally.differences} not as recorded, ${refused} refused.`,
    `Of those replayed, ${tally.allIns} had an all-in call, ${tally.sidePots} a side pot, and ${tally.unrecorded} no recorded result.`,
    ...[...tally.refused]
      .sort(([, a], [, b]) => b - a)
      .map(([reason, times]) => `  refused ${times}: ${reason}`),
  ].join("\n");
}
