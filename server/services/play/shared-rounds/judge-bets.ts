import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Bet, Verdict } from "./bet-store.ts";
import type { Round } from "./round-store.ts";

/**
 * Decides each bet that is open when its round has ended. A bet whose debit was never confirmed is voided. Every bet of
 * a void round is voided too, except those whose automatic cash-out the round reached, because they need no action by
 * the player. A bet that can't be decided is reported and left open, so that it doesn't hold up the others.
 */
export function judge(
  game: SharedGame,
  round: Round,
  bets: readonly Bet[],
  onFailure: (bet: Bet, error: unknown) => void,
): Verdict[] {
  return bets.flatMap((bet) => {
    try {
      return [judgeBet(game, round, bet)];
    } catch (error) {
      onFailure(bet, error);
      return [];
    }
  });
}

function judgeBet(game: SharedGame, round: Round, bet: Bet): Verdict {
  if (bet.state === "TAKING") return verdict(bet.id, "VOIDED", 0, null);
  const worth = requestedWorth(game, round, bet);
  if (worth !== null) return verdict(bet.id, "WON", game.exit!.winAt(bet.bet, worth), worth);
  if (round.voided) return verdict(bet.id, "VOIDED", 0, null);
  const win = game.winOf(round.field, bet.bet, round.outcome, bet.choices);
  return verdict(bet.id, win > 0 ? "WON" : "LOST", win, null);
}

function verdict(id: string, state: Verdict["state"], winMinor: number, leftAt: number | null): Verdict {
  return { id, state, winMinor, leftAt };
}

function requestedWorth(game: SharedGame, round: Round, bet: Bet): number | null {
  if (!game.exit || bet.leavesAt === null || round.outcome === null) return null;
  return bet.leavesAt <= game.exit.reachOf(round.outcome) ? bet.leavesAt : null;
}
