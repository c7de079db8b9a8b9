import { useGame, useSeat } from "./game-context.ts";
import { useTile } from "./tile.ts";
import { useCountedAmount } from "./use-counted-amount.ts";
import { type Result, resultTier } from "./use-result.ts";

type MoneyLineProps = {
  /** The player's own money staked in the current round, in minor units. */
  atStake: number;
  result: Result | null;
};

/** Balance, money at stake and the last payout, always in the same place. */
export function MoneyLine({ atStake, result }: MoneyLineProps) {
  const { session, t, money } = useGame();
  const { balance } = useSeat();
  const shown = useCountedAmount(balance);
  const tier = result && resultTier(result);
  // The page shows one balance for all its tables; practice credits belong to one table.
  const isBalanceAbove = useTile() !== null && session.mode === "real";
  const paid = result && result.win + (result.jackpot?.amount ?? 0);
  return (
    <dl className="game-money">
      {isBalanceAbove ? null : (
        <div>
          <dt>{t("games.balance")}</dt>
          <dd data-testid="game-balance">{money(shown)}</dd>
        </div>
      )}
      <div>
        <dt>{t("games.atStake")}</dt>
        <dd data-testid="game-stake">{atStake > 0 ? money(atStake) : "–"}</dd>
      </div>
      <div>
        <dt>{t(tier === "back" ? "games.lastReturn" : "games.lastWin")}</dt>
        <dd
          data-testid="game-win"
          className={tier === null || tier === "none" || tier === "back" ? undefined : "text-gain"}
        >
          {paid === null ? "–" : money(paid)}
        </dd>
      </div>
    </dl>
  );
}
