import type { ReplayableRound } from "@parlour/contracts/entities/table-round";
import type { LiveRound } from "@parlour/contracts/sockets/live-table";

/** How long the result of a replayed round stays on the table before the live round is shown again. */
const resultMs = 6_000;

/**
 * Returns a past round as if its betting had closed at `startsAt` on the server's clock. Tables draw a round from its
 * outcome and the time since betting closed, so a table that shows the returned round replays it.
 */
export function replayedRound(past: ReplayableRound, startsAt: number): LiveRound {
  const { replayMs: runMs } = past;
  return {
    number: past.number,
    phase: "RUNNING",
    opensAt: startsAt,
    closesAt: startsAt,
    startsAt,
    endsAt: startsAt + runMs,
    nextAt: startsAt + runMs + resultMs,
    window: null,
    serverSeedHash: past.serverSeedHash,
    salt: past.clientSeed,
    field: past.field,
    outcome: past.outcome,
    seeds:
      past.clientSeed === null
        ? null
        : { serverSeed: past.serverSeed, clientSeed: past.clientSeed, nonce: 0 },
  };
}
