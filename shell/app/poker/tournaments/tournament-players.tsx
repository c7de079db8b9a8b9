import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useChips } from "../parts/use-chips.ts";
import { standings } from "./standings.ts";

/** The players with their chips, or with place and prize once they have been eliminated. */
export function TournamentPlayers({ tournament }: { tournament: PokerTournamentDetails }) {
  const { t } = useTranslation();
  const chips = useChips(null);
  const money = useChips(tournament.currency);
  if (tournament.players.length === 0) return <p className="text-mist">{t("poker.nobodySits")}</p>;
  return (
    <ol className="grid gap-1.5">
      {standings(tournament.players).map(
        ({ name, isBot, isYou, entries, reBuys, stack, place, prize, bounty, bountyWon }) => (
          <li key={`${name}${isBot}`} className="flex items-baseline gap-3">
            <span className="w-6 text-right text-mist tabular-nums">{place ?? ""}</span>
            <span className={isYou ? "truncate font-semibold text-bright" : "truncate"}>
              {name}
              {isYou ? ` (${t("poker.you")})` : null}
              {entries + reBuys > 1 ? <span className="text-mist"> ×{entries + reBuys}</span> : null}
              {isBot ? <span className="text-sky"> ({t("poker.bot")})</span> : null}
            </span>
            {bounty > 0 ? (
              <span className="ml-auto shrink-0 text-sm text-bright tabular-nums">
                {t("poker.bountyOnHead", { amount: money(bounty) })}
              </span>
            ) : null}
            <span className={bounty > 0 ? "shrink-0 tabular-nums" : "ml-auto shrink-0 tabular-nums"}>
              {place === null
                ? stack === null
                  ? null
                  : chips(stack)
                : prize || bountyWon
                  ? money((prize ?? 0) + bountyWon)
                  : "–"}
            </span>
          </li>
        ),
      )}
    </ol>
  );
}
