import type { TipOffer } from "@parlour/contracts/sockets/live-table";
import { tipLimitsOf } from "@parlour/rules/dealer-tip";
import { amountOf } from "@parlour/rules/money";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { isRefusal, type Refusal, refuse } from "@parlour/server/kit/refusal";
import type { Table } from "../table.ts";
import { giveTip } from "./give-tip.ts";
import type { TipParts } from "./tip-parts.ts";
import { findTip, type Tip } from "./tip-store.ts";

type Seat = { table: Table; seat: OpenGameSession };

/** Offers and takes tips at tables with a human dealer. */
export type TipDesk = {
  /** Returns the amounts that the player may give; null if the player can't tip at this table. */
  offerFor(seat: Seat): Promise<TipOffer | null>;
  give(seat: Seat & { playerName: string }, tip: { id: string; amount: number }): Promise<Tip | Refusal>;
};

export function createTipDesk(parts: TipParts): TipDesk {
  const { kit, players, jurisdictions, chat } = parts;

  async function offerFor({ table, seat }: Seat): Promise<TipOffer | null> {
    if (table.game.dealt === undefined || seat.mode !== "real" || seat.playerId === null) return null;
    const player = await players.get(seat.playerId);
    if (!(await jurisdictions.of(player)).dealerTipsAllowed) return null;
    const { amountsMinor } = tipLimitsOf(seat.currency);
    return { amounts: amountsMinor.map((amount) => amountOf(amount, seat.currency)) };
  }

  return {
    offerFor,
    async give({ table, seat, playerName }, { id, amount }) {
      const { playerId, currency } = seat;
      if (playerId === null) return refuse("TIP_NOT_AVAILABLE");
      // A repeated request gets the first tip, even if the table no longer takes tips.
      if ((await findTip(kit.db, playerId, id)) === undefined) {
        if ((await offerFor({ table, seat })) === null) return refuse("TIP_NOT_AVAILABLE");
        const refused = await table.admission.refusalFor(seat);
        if (refused) return refused;
      }
      const asked = { id, slug: table.game.slug, playerId, playerName, currency, amount };
      const tip = await giveTip(parts, asked);
      if (isRefusal(tip)) return tip;
      // The tip has been given already, so it is not refused if the chat cannot show it.
      await chat
        .showTip({ id, slug: tip.slug, playerId, playerName, at: tip.givenAt })
        .catch((error: unknown) =>
          kit.log.warn({ err: error, slug: tip.slug }, "a tip was not shown in the chat"),
        );
      return tip;
    },
  };
}
