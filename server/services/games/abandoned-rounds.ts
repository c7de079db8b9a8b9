import { isRefusal } from "../../kit/refusal.ts";
import { takeStep } from "./continue-round.ts";
import type { GameSession } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { parseRecord } from "./round-record.ts";

/** A player may come back to an unfinished round for a day; then it ends by the game's own rule. */
export const abandonedAfterMs = 24 * 3_600_000;
const batch = 100;

/** Ends rounds whose players have left; answers how many. Rounds that all players share end by themselves. */
export async function closeAbandonedRounds(parts: GamesParts): Promise<number> {
  const { kit, wallet, games } = parts;
  const since = new Date(kit.clock.now().getTime() - abandonedAfterMs);
  let closed = 0;
  for (const waiting of await wallet.listWaitingRounds("parlour", since, batch)) {
    const math = games.find(waiting.gameId)?.math;
    if (!math?.abandon) continue;
    const session = sessionOf(waiting);
    for (const action of math.abandon(parseRecord(waiting.record).state)) {
      const round = await wallet.findRound(waiting.playerId, waiting.roundId);
      if (round?.state !== "OPEN") break;
      const steps = parseRecord(round.record).steps.length;
      const outcome = await takeStep(parts, session, math, round, steps, action);
      if (!isRefusal(outcome)) {
        closed += outcome.done ? 1 : 0;
        continue;
      }
      kit.log.warn({ roundId: round.roundId, outcome: outcome.body }, "an abandoned round was not ended");
      break;
    }
  }
  return closed;
}

/** As much of a session as a step without its player needs. */
function sessionOf(round: { playerId: string; gameId: string; currency: string; sessionId: string | null }) {
  return {
    id: round.sessionId ?? "",
    playerId: round.playerId,
    gameId: round.gameId,
    mode: "real",
    currency: round.currency,
  } as GameSession;
}
