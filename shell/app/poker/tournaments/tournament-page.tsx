import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Banner } from "@parlour/web/ui/banner";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { useMemo } from "react";
import { Link } from "react-router";
import { BackLink } from "../../parts/back-link.tsx";
import { useChips } from "../parts/use-chips.ts";
import { BlindLevels } from "./blind-levels.tsx";
import { lobbyTab } from "./lobby-tab.ts";
import { RegistrationButtons } from "./registration-buttons.tsx";
import { TournamentPlayers } from "./tournament-players.tsx";
import { TournamentResult } from "./tournament-result.tsx";
import { TournamentRules } from "./tournament-rules.tsx";
import { TournamentTables } from "./tournament-tables.tsx";
import { TournamentTerms } from "./tournament-terms.tsx";
import { TournamentTimes } from "./tournament-times.tsx";
import { useSeatOpens } from "./use-seat-opens.ts";
import { useTournament } from "./use-tournament.ts";

/** A tournament: terms, prizes, players and blinds. */
export function TournamentPage({ initial }: { initial: PokerTournamentDetails }) {
  const { t } = useTranslation();
  const { tournament, reload } = useTournament(initial);
  const { name, currency, prizes, status, isYours, startsAt, satellite } = tournament;
  const money = useChips(currency);
  const awaitSeat = useSeatOpens(useMemo(() => [tournament], [tournament]));
  return (
    <div className="grid gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <BackLink label={t("poker.backToLobby")} above={lobbyTab(tournament)} alwaysUp />
        <div className="grid min-w-0 flex-[1_1_14rem] gap-1">
          <h1 className="text-2xl md:text-3xl">{name}</h1>
          <TournamentTimes tournament={tournament} />
          <TournamentTerms tournament={tournament} />
        </div>
        <RegistrationButtons
          tournament={tournament}
          onChange={(isRegistered) => {
            if (isRegistered) awaitSeat(tournament.id);
            reload();
          }}
        />
      </header>
      {isYours && status === "REGISTERING" ? (
        <Banner tone="success" live>
          {t("poker.registeredText")}
        </Banner>
      ) : null}
      {status === "CANCELLED" ? <Banner tone="warning">{t("poker.cancelledText")}</Banner> : null}
      <TournamentResult tournament={tournament} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid gap-4">
          <Panel title={t("poker.prizes")}>
            {satellite ? (
              <p className="mb-3">
                <Link to={`/poker/tournaments/${satellite.tournamentId}`} className="text-bright underline">
                  {satellite.name}
                </Link>
                <span className="block text-sm text-mist">
                  {t("poker.satelliteRule", { price: money(satellite.ticketPrice) })}
                </span>
              </p>
            ) : null}
            {currency === null ? (
              <p className="text-mist">{t("poker.noPrizes")}</p>
            ) : prizes.length === 0 ? (
              <p className="text-mist">{t("poker.prizesDepend")}</p>
            ) : (
              <KeyValueList
                items={prizes.map((prize, at) => ({
                  label: t("poker.placeNumber", { place: at + 1 }),
                  value:
                    satellite && prize >= satellite.ticketPrice
                      ? t("poker.prizeIsEntry", { tournament: satellite.name })
                      : money(prize),
                }))}
              />
            )}
          </Panel>
          {startsAt !== null || tournament.tables.length > 1 ? (
            <TournamentTables tournament={tournament} />
          ) : null}
          <Panel title={t("poker.players")}>
            <TournamentPlayers tournament={tournament} />
          </Panel>
        </div>
        <Panel title={t("poker.structure")}>
          <TournamentRules tournament={tournament} />
          <BlindLevels tournament={tournament} />
        </Panel>
      </div>
    </div>
  );
}
