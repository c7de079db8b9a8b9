import { contributeToStudioJackpot as call } from "@parlour/contracts/calls/play/seamless-wallet/contribute-to-studio-jackpot";
import { houseAccount } from "@parlour/ledger";
import { answerWith, type WageringOutcome } from "@parlour/wagering/outcomes";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { StudioParts } from "../studio-parts.ts";
import {
  parseStudioAmount,
  requireStudioSession,
  roundOf,
  toStudioResult,
  transactionOf,
} from "../studio-request.ts";

/**
 * Records a studio's jackpot contribution. The player has paid it with the stake; this moves the house's money to the
 * account that pays the jackpot.
 */
export function contributeToStudioJackpot(parts: StudioParts): Route {
  return route(call, async (input) => {
    const session = await requireStudioSession(parts, input, "known");
    if (isRefusal(session)) return session;
    const amountMinor = parseStudioAmount(session, input.body);
    if (isRefusal(amountMinor)) return amountMinor;
    const { playerId, currency } = session;
    const { transactionId, roundId } = input.body;
    const round = await parts.wagering.rounds.find(playerId, roundOf(session, roundId));
    if (!round) return refuse("NOT_FOUND");
    if (round.productId !== session.gameId) return refuse("CONFLICT");
    const from = houseAccount("revenueCasino", currency);
    const { outcome, replayed } = await parts.kit.ledger.post({
      playerId,
      id: transactionOf(session, transactionId),
      type: "JACKPOT",
      reference: { kind: "round", id: roundOf(session, roundId) },
      transfers: [{ from, to: houseAccount("studioJackpots", currency), amountMinor }],
    });
    const balance = await parts.wagering.balanceOf(playerId, "casino");
    const answer = answerWith(outcome as WageringOutcome, balance?.amountMinor);
    return toStudioResult(session, transactionId, { ...answer, replayed });
  });
}
