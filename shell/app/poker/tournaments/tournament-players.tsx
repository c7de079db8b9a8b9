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
      {standings(tournament.players).map(({ name, isBot, isYou, entries, stack, place, prize }) => (
        <li key={`${name}${isBot}`} className="flex items-baseline gap-3">
          <span className="w-6 text-right text-mist tabular-nums">{place ?? ""}</span>
          <span className={isYou ? "truncate font-semibold text-bright" : "truncate"}>
            {name}
            {isYou ? ` (${t("poker.you")})` : null}
            {entries > 1 ? <span className="text-mist"> ×{entries}</span> : null}
            {isBot ? <span className="text-sky"> ({t("poker.bot")})</span> : null}
          </span>
          <span className="ml-auto tabular-nums">
            {place === null ? (stack === null ? null : chips(stack)) : prize ? money(prize) : "–"}
          </span>
        </li>
      ))}
    </ol>
  );
}
