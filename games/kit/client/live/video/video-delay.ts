type Entry = Record<string, unknown> & { type: string; kind?: string };

/** The state of a connection's video. */
export type VideoReading = { framesDecoded: number; delayMs: number };

/** A measured delay above this maximum is probably wrong, and would hold back results for too long. */
const mostMs = 3_000;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/**
 * Creates a function that calculates from a connection's statistics how far its video is behind now: the time that
 * packets take from the media server, and the time that the frames shown since the last reading waited in the browser.
 * Browsers only report totals since the connection began.
 */
export function createVideoReader(): (report: Iterable<Entry>) => VideoReading {
  let before = { shown: 0, waited: 0 };
  let waitMs = 0;
  return (report) => {
    let framesDecoded = 0;
    let travelMs = 0;
    for (const entry of report) {
      if (entry.type === "inbound-rtp" && entry.kind === "video") {
        framesDecoded = number(entry.framesDecoded);
        const now = {
          shown: number(entry.jitterBufferEmittedCount),
          waited: number(entry.jitterBufferDelay),
        };
        const shown = now.shown - before.shown;
        if (shown > 0) waitMs = (Math.max(0, now.waited - before.waited) / shown) * 1000;
        before = now;
      }
      if (entry.type === "candidate-pair" && entry.nominated === true)
        travelMs = (number(entry.currentRoundTripTime) / 2) * 1000;
    }
    return { framesDecoded, delayMs: Math.min(mostMs, Math.round(waitMs + travelMs)) };
  };
}
