type Entry = Record<string, unknown> & { type: string; kind?: string };

/** The state of a connection's video. */
export type VideoReading = { framesDecoded: number; delayMs: number };

/** A longer measured delay is probably wrong, and would hold back results for too long. */
const mostMs = 3_000;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/**
 * Calculates how far the video is behind from a connection's statistics: the time that packets take from the media
 * server, and the time that frames wait in the browser before they are shown.
 */
export function readVideo(report: Iterable<Entry>): VideoReading {
  let framesDecoded = 0;
  let waitMs = 0;
  let travelMs = 0;
  for (const entry of report) {
    if (entry.type === "inbound-rtp" && entry.kind === "video") {
      framesDecoded = number(entry.framesDecoded);
      const shown = number(entry.jitterBufferEmittedCount);
      if (shown > 0) waitMs = (number(entry.jitterBufferDelay) / shown) * 1000;
    }
    if (entry.type === "candidate-pair" && entry.nominated === true)
      travelMs = (number(entry.currentRoundTripTime) / 2) * 1000;
  }
  return { framesDecoded, delayMs: Math.min(mostMs, Math.round(waitMs + travelMs)) };
}
