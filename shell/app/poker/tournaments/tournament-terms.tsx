import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { Badge } from "@parlour/web/ui/badge";
import { gameKeys, speedKeys } from "../parts/game-words.ts";
import { useChips } from "../parts/use-chips.ts";

const statusKeys: Record<PokerTournament["status"], MessageKey | null> = {
  REGISTERING: null,
  RUNNING: "poker.statusRunning",
  FINISHED: "poker.statusFinished",
  CANCELLED: "poker.statusCancelled",
};

export function priceText(
  { currency, buyIn, fee, bounty }: PokerTournament,
  money: (amount: number) => string,
  t: Translate,
): string {
  if (currency === null) return t("poker.free");
  if (buyIn + fee === 0) return t("poker.freeroll");
  return [buyIn, ...(bounty ? [bounty.amount] : []), fee].map(money).join(" + ");
}

/** Price, game, speed and state of a tournament in one line. */
export function TournamentTerms({ tournament }: { tournament: PokerTournament }) {
  const { t } = useTranslation();
  const { currency, game, speed, status, isYours, guarantee, prizePool, startsAt } = tournament;
  const { bounty, satellite, reBuysMax } = tournament;
  const money = useChips(currency);
  const statusKey = statusKeys[status];
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-mist">
      <span className="font-semibold text-bright tabular-nums">{priceText(tournament, money, t)}</span>
      {currency !== null && startsAt !== null ? (
        <span className="tabular-nums">
          {t(guarantee > 0 && guarantee === prizePool ? "poker.guaranteedPool" : "poker.prizePool", {
            amount: money(prizePool),
          })}
        </span>
      ) : null}
      <span>{t(gameKeys[game])}</span>
      <span>{t(speedKeys[speed])}</span>
      {bounty ? (
        <Badge tone="brass">
          {t(bounty.kind === "fixed" ? "poker.bountyFixed" : "poker.bountyProgressive")}
        </Badge>
      ) : null}
      {reBuysMax > 0 ? <Badge tone="brass">{t("poker.reBuyShort")}</Badge> : null}
      {satellite ? (
        <Badge tone="brass">{t("poker.satelliteTo", { tournament: satellite.name })}</Badge>
      ) : null}
      {currency === null ? <Badge>{t("poker.practice")}</Badge> : null}
      {statusKey ? <Badge>{t(statusKey)}</Badge> : null}
      {isYours && status === "REGISTERING" ? <Badge tone="gain">{t("poker.registered")}</Badge> : null}
    </p>
  );
}
