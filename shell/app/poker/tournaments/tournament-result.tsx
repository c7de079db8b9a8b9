import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { refreshCall } from "@parlour/web/api/call-resource";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { buttonClass } from "@parlour/web/ui/button";
import { Result } from "@parlour/web/ui/result";
import { Link } from "react-router";
import { useChips } from "../parts/use-chips.ts";
import { lobbyTab } from "./lobby-tab.ts";
import { RegistrationButtons } from "./registration-buttons.tsx";

/**
 * The place and prize of a player who has been eliminated or has won; other viewers see the winner, once there is
 * one.
 */
export function TournamentResult({ tournament }: { tournament: PokerTournamentDetails }) {
  const { t } = useTranslation();
  const { name, players, currency, entries, registration, mayRegister, startsAt, satellite } = tournament;
  const money = useChips(currency);
  const own = players.find(({ isYou }) => isYou);
  const winner = players.find(({ place }) => place === 1);
  if (own ? own.place === null : !winner) return null;
  const title =
    own === undefined
      ? t("poker.winnerIs", { name: winner!.name, tournament: name })
      : own.place === 1
        ? t("poker.youWon", { tournament: name })
        : registration === "CLOSED"
          ? t("poker.youFinished", { place: own.place!, players: entries })
          : t("poker.youAreOut", { tournament: name });
  return (
    <Result of={title}>
      <section
        role="status"
        className="deco-backdrop grid justify-items-center gap-3 rounded-panel border border-brass bg-velvet p-5 text-center"
      >
        <p className="font-display text-2xl">{title}</p>
        {own ? (
          <p className={own.prize || own.bountyWon ? "text-lg font-semibold text-gain" : "text-mist"}>
            {currency === null
              ? t("poker.noPrizes")
              : own.hasTicket && satellite
                ? t("poker.wonEntry", { tournament: satellite.name })
                : own.prize || own.bountyWon
                  ? t("poker.prizeToBalance", { amount: money((own.prize ?? 0) + own.bountyWon) })
                  : t("poker.noPrizeWon")}
          </p>
        ) : null}
        {own && own.bountyWon > 0 ? (
          <p className="text-mist">{t("poker.bountiesWon", { amount: money(own.bountyWon) })}</p>
        ) : null}
        {own && mayRegister ? (
          <>
            <p>{t("poker.mayReEnter")}</p>
            <RegistrationButtons tournament={tournament} onChange={() => refreshCall(getPokerTournament)} />
          </>
        ) : (
          <Link to={lobbyTab(tournament)} className={buttonClass({ variant: "primary" })}>
            {t(startsAt === null ? "poker.otherSitAndGo" : "poker.otherTournaments")}
          </Link>
        )}
      </section>
    </Result>
  );
}
