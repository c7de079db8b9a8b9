import type { Round } from "@parlour/wagering/rounds";
import { isRefusal } from "../../../kit/refusal.ts";
import { takeStep } from "./continue-round.ts";
import type { GameSession } from "./game-session.ts";
import type { GamesParts } from "./games-parts.ts";
import { requireMath } from "./round-answers.ts";
import { parseRecord } from "./round-record.ts";

/** An unfinished round can be resumed for a day; after that, it is ended according to the game's own rule. */
export const abandonedAfterMs = 24 * 3_600_000;

/** Ends abandoned rounds and returns how many. Shared rounds end without the player anyway. */
export async function closeAbandonedRounds(parts: GamesParts): Promise<number> {
  const { kit, wagering } = parts;
  const since = new Date(kit.clock.now().getTime() - abandonedAfterMs);
  let closed = 0;
  for await (const waiting of wagering.rounds.listWaiting("parlour", since)) {
    // A round that can't be ended must not block the others.
    const isClosed = await closeRound(parts, waiting).catch((error: unknown) => {
      kit.log.error({ err: error, roundId: waiting.roundId }, "an abandoned round could not be ended");
      return false;
    });
    closed += isClosed ? 1 : 0;
  }
  return closed;
}

async function closeRound(parts: GamesParts, waiting: Round): Promise<boolean> {
  const { kit, wagering, games } = parts;
  const game = games.find(waiting.productId);
  const record = parseRecord(waiting.record);
  const math = game?.math && requireMath(game, record);
  if (!math?.abandon) return false;
  const session = sessionOf(waiting);
  for (const action of math.abandon(record.state)) {
    const round = await wagering.rounds.find(waiting.playerId, waiting.roundId);
    if (round?.state !== "OPEN") return false;
    const steps = parseRecord(round.record).steps.length;
    const outcome = await takeStep(parts, session, game!, round, { sequence: steps, action });
    if (isRefusal(outcome)) {
      kit.log.warn({ roundId: round.roundId, outcome: outcome.body }, "an abandoned round was not ended");
      return false;
    }
    if (outcome.done) return true;
  }
  return false;
}

/** Returns the session data needed for a step that is taken without the player. */
function sessionOf(round: {
  playerId: string;
  productId: string;
  currency: string;
  sessionId: string | null;
}) {
  return {
    id: round.sessionId ?? "",
    playerId: round.playerId,
    gameId: round.productId,
    mode: "real",
    currency: round.currency,
  } as GameSession;
}
