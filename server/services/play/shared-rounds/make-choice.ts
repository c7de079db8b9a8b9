import { isDeepStrictEqual } from "node:util";
import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet, OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal, type Refusal, refuse } from "@parlour/server/kit/refusal";
import { type Bet, findBet } from "./bet-store.ts";
import * as choices from "./choice-store.ts";
import { findRound } from "./round-store.ts";
import { ownerOf } from "./seat-owner.ts";
import { refundChoice } from "./settle-round.ts";

type Choosing = {
  kit: Kit;
  wallet: GameSessionWallet;
  game: SharedGame;
  seat: OpenGameSession;
  /**
   * Returns the reason why the player may not stake more; undefined if they may. Choices that cost
   * nothing are always possible.
   */
  refuseStake(): Promise<Refusal | undefined>;
};
type ChoiceRequest = { id: string; betId: string; number: number; window: number; action: unknown; at: Date };

/**
 * Makes a choice in the open window of a round. A choice that raises the stake is stored first, then debited like any
 * stake, and takes effect once the debit is made. A retry with the same id returns the same answer.
 */
export async function makeChoice(choosing: Choosing, request: ChoiceRequest): Promise<Bet | Refusal> {
  const { kit, game, seat, refuseStake } = choosing;
  if (!game.choices) return refuse("NOT_FOUND");
  const parsed = game.choices.action.safeParse(request.action);
  if (!parsed.success) return refuse("ACTION_NOT_ALLOWED");
  const bet = await findBet(kit.db, game.slug, request.number, request.betId);
  if (bet?.owner !== ownerOf(seat)) return refuse("NOT_FOUND");
  const key = {
    slug: game.slug,
    number: request.number,
    betId: request.betId,
    id: request.id,
    window: request.window,
  };
  const same = await choices.findChoice(kit.db, key);
  if (same) return await answerAgain(choosing, bet, same, { ...request, action: parsed.data });
  const round = await findRound(kit.db, game.slug, request.number);
  if (round?.state !== "RUNNING" || round.window?.number !== request.window) return refuse("ROUND_OVER");
  const choice = { window: request.window, action: parsed.data };
  const isMade = bet.choices.some(({ window }) => window === request.window);
  const costMinor = isMade ? null : game.choices.costOf(bet.bet, bet.choices, round.outcome, choice);
  if (costMinor === null || bet.state !== "PLACED") return refuse("ACTION_NOT_ALLOWED");
  const refusal = costMinor > 0 ? await refuseStake() : undefined;
  if (refusal) return refusal;
  const stored = await choices.insertChoice(kit.db, { ...key, action: parsed.data, costMinor }, request.at);
  // The window has closed, or the player has made two choices at the same time.
  if (!stored) return refuse("ROUND_OVER");
  return await takeCost(choosing, bet, stored);
}

async function answerAgain(
  choosing: Choosing,
  bet: Bet,
  choice: choices.StoredChoice,
  request: ChoiceRequest,
): Promise<Bet | Refusal> {
  if (choice.window !== request.window || !isDeepStrictEqual(choice.action, request.action))
    return refuse("CONFLICT");
  if (choice.state === "TAKING") return await takeCost(choosing, bet, choice);
  if (choice.state !== "MADE") return refuse("CONFLICT");
  return bet;
}

/**
 * Debits the extra stake and confirms the choice. The player may have reopened the game since they placed the bet, so
 * the stake is taken from the session in which they choose, unless that session has another currency.
 */
export async function takeCost(
  choosing: Omit<Choosing, "refuseStake">,
  bet: Bet,
  choice: choices.StoredChoice,
): Promise<Bet | Refusal> {
  const { kit, wallet, seat } = choosing;
  if (choice.costMinor > 0) {
    const payer = seat.currency === bet.currency ? seat.gameSession : bet.gameSession;
    const taken = await wallet.bet(payer, {
      id: `${choice.id}/choice`,
      roundId: bet.id,
      amountMinor: choice.costMinor,
    });
    if (isRefusal(taken)) {
      // After a server error the wallet may have debited the stake. The choice then stays open and is refunded when
      // its window has closed.
      if (taken.status < 500)
        await choices.moveChoice(kit.db, choice, { from: "TAKING", to: "REFUSED", at: kit.clock.now() });
      return taken;
    }
  }
  const raised = await choices.confirmChoice(kit.db, choice, kit.clock.now());
  if (raised) return raised;
  const now = await choices.findChoice(kit.db, choice);
  if (now?.state === "MADE") return (await findBet(kit.db, bet.slug, bet.number, bet.id)) ?? bet;
  // The window closed before the debit was confirmed. If the refund fails, the round's settlement repeats it.
  const late = { ...choice, gameSession: bet.gameSession };
  if (now?.state === "TAKING")
    await choices.moveChoice(kit.db, choice, { from: "TAKING", to: "VOIDED", at: kit.clock.now() });
  await refundChoice({ kit, wallet }, late);
  return refuse("ROUND_OVER");
}
