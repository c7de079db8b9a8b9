import type { PokerTournament, PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Link } from "react-router";
import { useSite } from "../../use-site.ts";
import { lobbyTab } from "./lobby-tab.ts";
import { useRegistration } from "./use-registration.ts";

type RegistrationButtonsProps = {
  tournament: PokerTournament | PokerTournamentDetails;
  onChange: (isRegistered: boolean) => void;
};

/** Buttons for the next step: log in, register, unregister, or go to the table. */
export function RegistrationButtons({ tournament, onChange }: RegistrationButtonsProps) {
  const { t } = useTranslation();
  const { player } = useSite();
  const { id, name, status, tableId, isYours, mayRegister } = tournament;
  const { busy, error, isOtherCurrency, run } = useRegistration(id, player?.session ?? "");
  const labelled = (text: string) => ({ "aria-label": `${text}: ${name}`, children: text });
  if (status === "FINISHED" || status === "CANCELLED") return null;
  const isRegistered = isYours && status === "REGISTERING";
  const table =
    tableId === null ? null : (
      <Link
        to={`/poker/tables/${tableId}`}
        className={buttonClass({ variant: isYours ? "primary" : "secondary" })}
        {...labelled(t(isYours ? "poker.mySeat" : "poker.watch"))}
      />
    );
  if (player === null)
    return (
      <div className="flex flex-wrap justify-end gap-2">
        {table}
        {mayRegister ? (
          <Link
            to={`/login?destination=/poker/tournaments/${id}`}
            className={buttonClass({})}
            {...labelled(t("poker.loginToRegister"))}
          />
        ) : null}
      </div>
    );
  const press = async () => {
    if (await run(isYours ? "unregister" : "register")) onChange(!isYours);
  };
  const action = isRegistered ? "poker.unregister" : isOut(tournament) ? "poker.reEnter" : "poker.register";
  return (
    <div className="grid justify-items-end gap-1">
      <div className="flex flex-wrap justify-end gap-2">
        {table}
        {isRegistered || mayRegister || status === "REGISTERING" ? (
          <Button
            variant={isRegistered ? "quiet" : "primary"}
            loading={busy}
            disabled={!isRegistered && !mayRegister}
            onClick={() => void press()}
            {...labelled(t(action))}
          />
        ) : null}
      </div>
      {isOtherCurrency && tournament.currency !== null ? (
        <p role="alert" className="max-w-60 text-right text-sm text-alarm">
          {t("poker.refusedTournamentCurrency", { currency: tournament.currency, wallet: player.currency })}{" "}
          <Link to={`${lobbyTab(tournament)}&currency=${player.currency}`} className="text-bright underline">
            {t("poker.tournamentsInCurrency", { currency: player.currency })}
          </Link>
        </p>
      ) : error ? (
        <p role="alert" className="max-w-60 text-right text-sm text-alarm">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/**
 * Whether the player has been eliminated. Only the details of a tournament include this, so the lobby shows
 * the same button for a re-entry as for a first entry.
 */
const isOut = (tournament: PokerTournament | PokerTournamentDetails): boolean =>
  "players" in tournament && tournament.players.some(({ isYou, place }) => isYou && place !== null);
