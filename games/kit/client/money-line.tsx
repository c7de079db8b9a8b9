import { useGame, useSeat } from "./game-context.ts";
import { useCountedAmount } from "./use-counted-amount.ts";

type MoneyLineProps = { atStake: number; lastWin: number | null };

/** Balance, stake and last win, always in the same place. */
export function MoneyLine({ atStake, lastWin }: MoneyLineProps) {
  const { t, money } = useGame();
  const { balance, promotionalSpins } = useSeat();
  const shown = useCountedAmount(balance);
  const free = promotionalSpins !== null && promotionalSpins.left > 0;
  return (
    <dl className="game-money">
      <div>
        <dt>{t("games.balance")}</dt>
        <dd data-testid="game-balance">{money(shown)}</dd>
      </div>
      <div>
        <dt>{t("games.atStake")}</dt>
        <dd data-testid="game-stake">
          {free ? t("games.freeRounds", { count: promotionalSpins.left }) : money(atStake)}
        </dd>
      </div>
      <div>
        <dt>{t("games.lastWin")}</dt>
        <dd data-testid="game-win" className={lastWin !== null && lastWin > 0 ? "text-gain" : undefined}>
          {lastWin === null ? "–" : money(lastWin)}
        </dd>
      </div>
    </dl>
  );
}
