import { useGame } from "../game-context.ts";
import { multiplierFormat } from "../multiplier-format.ts";
import type { RoundTotals } from "./round-totals.ts";

/** The sums of all rounds since the player opened the game. */
export function TotalFigures({ totals }: { totals: RoundTotals }) {
  const { t, money, language } = useGame();
  const { rounds, wins, staked, paid, best } = totals;
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const net = paid - staked;
  const figures = [
    [t("games.statisticsRounds"), number.format(rounds)],
    [t("games.statisticsWins"), rounds === 0 ? "–" : percent.format(wins / rounds)],
    [t("games.statisticsStaked"), money(staked)],
    [t("games.statisticsPaid"), money(paid)],
    [t("games.statisticsNet"), `${net > 0 ? "+" : net < 0 ? "−" : ""}${money(Math.abs(net))}`],
    [t("games.statisticsBest"), rounds === 0 ? "–" : `${multiplierFormat(language).format(best)}×`],
  ];
  return (
    <dl className="statistics-figures">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
