import type { LeaderboardStandings, Standing } from "@parlour/contracts/entities/leaderboard";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import { useScoreText } from "./use-score-text.ts";

const medals = ["bg-bright text-ink", "bg-mist text-ink", "bg-brass/70 text-ink"];

/** The best places as a table, with the player's own row marked. */
export function StandingsList({ board }: { board: LeaderboardStandings }) {
  const { t } = useTranslation();
  const { standings, own } = board;
  if (standings.length === 0) return <p className="text-mist">{t("leaderboards.emptyStandings")}</p>;
  const isBelow = own !== null && !standings.some(({ isOwn }) => isOwn);
  return (
    <table className="w-full border-separate border-spacing-y-1 text-left">
      <thead className="text-sm text-mist">
        <tr>
          <th scope="col" className="w-12 pb-1 font-normal">
            <span className="sr-only">{t("leaderboards.place")}</span>
          </th>
          <th scope="col" className="pb-1 font-normal">
            {t("leaderboards.player")}
          </th>
          <th scope="col" className="pb-1 text-right font-normal">
            {t("leaderboards.score")}
          </th>
          <th scope="col" className="pb-1 pl-4 text-right font-normal">
            {t("leaderboards.prize")}
          </th>
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => (
          <Row key={standing.place} board={board} standing={standing} />
        ))}
        {isBelow ? <Row board={board} standing={own} /> : null}
      </tbody>
    </table>
  );
}

function Row({ board, standing }: { board: LeaderboardStandings; standing: Standing }) {
  const { t, language } = useTranslation();
  const scoreText = useScoreText(board);
  const { place, name, score, prize, isOwn } = standing;
  const cell = classNames(
    "py-2",
    isOwn ? "border-y border-brass/60 bg-raised" : "border-y border-transparent bg-ink/30",
  );
  return (
    <tr aria-current={isOwn ? "true" : undefined}>
      <th scope="row" className={classNames(cell, "rounded-l-tick pl-2", isOwn && "border-l")}>
        <span
          className={classNames(
            "grid size-7 place-items-center rounded-full text-sm font-bold tabular-nums",
            medals[place - 1] ?? "text-mist",
          )}
        >
          {place}
        </span>
      </th>
      <td className={classNames(cell, "font-semibold")}>
        {isOwn ? t("leaderboards.you") : (name ?? t("leaderboards.hiddenPlayer"))}
      </td>
      <td className={classNames(cell, "text-right tabular-nums")}>{scoreText(score)}</td>
      <td
        className={classNames(
          cell,
          "rounded-r-tick pr-3 pl-4 text-right font-semibold tabular-nums",
          prize > 0 ? "text-bright" : "text-mist",
          isOwn && "border-r",
        )}
      >
        {prize > 0 ? formatMoney(prize, board.currency, language) : "–"}
      </td>
    </tr>
  );
}
