import type { TableMessage } from "@parlour/contracts/sockets/live-table";

type Timer = (run: () => void, ms: number) => void;

/** A video delay shorter than this is ignored, because players don't notice it. */
const leastMs = 50;
const orderly = new Set<TableMessage["type"]>(["round", "bets", "balance", "history"]);

/**
 * Delays the end of a round by the delay of the video, so that the page does not show the result before the video does.
 * Later messages wait as well, so that they keep their order. Answers to the player are never delayed.
 */
export function holdResults(
  hear: (message: TableMessage) => void,
  delayMs: () => number,
  timer: Timer = setTimeout,
): (message: TableMessage) => void {
  const held: TableMessage[] = [];
  let generation = 0;
  return (message) => {
    if (message.type === "snapshot") {
      held.length = 0;
      generation++;
    }
    if (held.length > 0 && orderly.has(message.type)) {
      held.push(message);
      return;
    }
    const isResult = message.type === "round" && message.round.phase === "RESULT";
    const waitMs = isResult ? delayMs() : 0;
    if (waitMs < leastMs) {
      hear(message);
      return;
    }
    held.push(message);
    const mine = generation;
    timer(() => {
      if (mine !== generation) return;
      for (const waiting of held.splice(0)) hear(waiting);
    }, waitMs);
  };
}
