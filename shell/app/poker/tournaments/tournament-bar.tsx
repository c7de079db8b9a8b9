import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { formatLeft } from "@parlour/web/ui/countdown";
import { type ReactNode, useEffect, useState } from "react";
import { useChips } from "../parts/use-chips.ts";
import { currentPlace } from "./standings.ts";

type TournamentBarProps = { tournament: PokerTournamentDetails; clockOffsetMs: number };

/** The bar above the table: level, blinds, next level, the viewer's rank and the number of players left. */
export function TournamentBar({ tournament, clockOffsetMs }: TournamentBarProps) {
  const { t } = useTranslation();
  const chips = useChips(null);
  const now = useServerNow(clockOffsetMs);
  const { clock, levels, players, status, entries, isHandForHand } = tournament;
  if (clock === null || status !== "RUNNING") return null;
  const blinds = ({ smallBlind, bigBlind, ante }: (typeof levels)[number]) =>
    [smallBlind, bigBlind, ...(ante > 0 ? [ante] : [])].map(chips).join(" / ");
  const next = levels[clock.level];
  const left = (until: number) => formatLeft(until - now, "");
  const place = currentPlace(players);
  const remaining = players.filter((player) => player.place === null).length;
  return (
    <dl
      data-testid="tournament-bar"
      className="flex flex-wrap gap-x-3 gap-y-1 rounded-card border border-line bg-velvet px-2.5 py-1.5 text-xs tabular-nums max-md:justify-between md:gap-x-8 md:px-4 md:text-sm"
    >
      <Item label={t("poker.level")}>{clock.level}</Item>
      <Item label={t(levels[clock.level - 1]!.ante > 0 ? "poker.blindsAndAnte" : "poker.blinds")}>
        {blinds(levels[clock.level - 1]!)}
      </Item>
      {clock.breakEndsAt !== null ? (
        <Item label={t("poker.breakEnds")}>{left(clock.breakEndsAt)}</Item>
      ) : next && clock.levelEndsAt !== null ? (
        <Item label={t("poker.nextLevel")}>
          {blinds(next)} · {left(clock.levelEndsAt)}
        </Item>
      ) : null}
      {place === null ? null : <Item label={t("poker.yourPlace")}>{place}</Item>}
      <Item label={t("poker.playersLeft")}>
        {remaining} / {entries}
      </Item>
      {isHandForHand ? <Item label={t("poker.bubble")}>{t("poker.handForHand")}</Item> : null}
    </dl>
  );
}

function Item({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-2xs text-mist">{label}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}

function useServerNow(clockOffsetMs: number): number {
  const [now, setNow] = useState(() => Date.now() + clockOffsetMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + clockOffsetMs), 500);
    return () => clearInterval(timer);
  }, [clockOffsetMs]);
  return now;
}
