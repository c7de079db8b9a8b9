import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { formatAmount } from "@parlour/rules/currency";
import { minorUnitsOf } from "@parlour/rules/money";
import type { ReactNode } from "react";
import { useGame } from "../game-context.ts";
import { isGain } from "../settled.ts";
import { sortBets } from "./sort-bets.ts";
import type { LiveSeat } from "./use-live-table.ts";

type LivePlayersProps = { table: LiveSeat; detail: (bet: LiveBet) => ReactNode };

const shown = 60;

/** The bets and results of all players in this round, sorted by `sortBets`. */
export function LivePlayers({ table, detail }: LivePlayersProps) {
  const { t, language } = useGame();
  const amount = (major: number, currency: string) =>
    formatAmount(minorUnitsOf(major, currency), currency, language);
  // Withdrawn bets are hidden; bets in a void round are shown as refunded.
  const placed =
    table.round?.phase === "VOID" ? table.bets : table.bets.filter(({ state }) => state !== "REFUNDED");
  const sorted = sortBets(placed, table.mine);
  return (
    <section className="live-players" aria-label={t("games-live.players")}>
      <h2>
        {t("games-live.players")} <span>{placed.length}</span>
      </h2>
      {sorted.length === 0 ? <p className="text-sm text-mist">{t("games-live.noBetsYet")}</p> : null}
      <ul>
        {sorted.slice(0, shown).map((bet) => (
          <li
            key={bet.id}
            data-bet={bet.id}
            data-state={bet.state}
            // Half a stake that is returned, as under the la partage rule, is paid but isn't a win.
            data-gain={(bet.state === "WON" && isGain(bet)) || undefined}
            data-mine={table.mine.has(bet.id) || undefined}
          >
            <span className="truncate">{table.mine.has(bet.id) ? t("games-live.you") : bet.name}</span>
            <span>{detail(bet)}</span>
            <b>
              {bet.state === "WON"
                ? amount(bet.win, bet.currency)
                : bet.practice
                  ? t("games-live.practiceStake", { amount: amount(bet.stake, bet.currency) })
                  : amount(bet.stake, bet.currency)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
