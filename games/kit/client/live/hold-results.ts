import type { TableMessage } from "@parlour/contracts/sockets/live-table";

type Timer = (run: () => void, ms: number) => void;

/** A video delay shorter than this is ignored, because players don't notice it. */
const leastMs = 50;
const orderly = new Set<TableMessage["type"]>(["round", "bets", "balance", "history"]);
/**
 * A delayed snapshot also contains the table's restriction and seats, so later messages about these must not be
 * processed before it.
 */
const orderlyAfterSnapshot = orderly.union(new Set<TableMessage["type"]>(["restriction", "seats"]));

/**
 * Delays the end of a round by the delay of the video, so that the page does not show the result before the video does.
 * This includes the snapshot after a lost connection. Later messages wait as well, so that they keep their order.
 * Answers to the player are never delayed.
 */
export function holdResults(
  receive: (message: TableMessage) => void,
  delayMs: () => number,
  timer: Timer = setTimeout,
): (message: TableMessage) => void {
  const held: TableMessage[] = [];
  let shown: number | undefined;
  const pass = (message: TableMessage) => {
    if (hasResult(message)) shown = message.round.number;
    receive(message);
  };
  return (message) => {
    if (held.length > 0) {
      if (message.type === "snapshot") {
        // A new snapshot includes all delayed messages, so it replaces them in the queue.
        held.splice(0, held.length, message);
        return;
      }
      const waits = held[0]!.type === "snapshot" ? orderlyAfterSnapshot : orderly;
      if (waits.has(message.type)) {
        held.push(message);
        return;
      }
    }
    const isNews = hasResult(message) && message.round.number !== shown;
    const waitMs = isNews ? delayMs() : 0;
    if (waitMs < leastMs) {
      pass(message);
      return;
    }
    held.push(message);
    timer(() => {
      for (const waiting of held.splice(0)) pass(waiting);
    }, waitMs);
  };
}

type WithRound = Extract<TableMessage, { type: "round" }>;

function hasResult(message: TableMessage): message is WithRound {
  return (message.type === "round" || message.type === "snapshot") && message.round?.phase === "RESULT";
}
