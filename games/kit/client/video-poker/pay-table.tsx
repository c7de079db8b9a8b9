import type { VideoPokerRules } from "../../math/video-poker.ts";
import { COINS_MAX, paysWith } from "../../math/video-poker-pays.ts";
import { useGame } from "../game-context.ts";
import { handNames } from "./hand-names.ts";

type PayTableProps = {
  pays: VideoPokerRules["pays"];
  /** The coins bet per hand, whose column is highlighted. */
  coins: number;
  /** How many of the round's hands reached each row of the table. */
  made: ReadonlyMap<string, number>;
  won: boolean;
  /** Chooses a column; undefined during a round. */
  onCoins: ((coins: number) => void) | undefined;
};

const columns = Array.from({ length: COINS_MAX }, (_, index) => index + 1);

/** The payout of each hand in coins, with a column for every number of coins. */
export function PayTable({ pays, coins, made, won, onCoins }: PayTableProps) {
  const { t, language } = useGame();
  const format = new Intl.NumberFormat(language);
  const byCoins = columns.map((count) => paysWith(count, pays));
  return (
    <table className="poker-pays plaque">
      <caption className="sr-only">{t("games-video-poker.paysInCoins")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("games-video-poker.coins")}</th>
          {columns.map((count) => (
            <th key={count} scope="col" data-active={count === coins || undefined}>
              <button
                type="button"
                aria-pressed={count === coins}
                aria-label={t("games-video-poker.betCoins", { count })}
                disabled={onCoins === undefined}
                onClick={() => onCoins?.(count)}
              >
                {count}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.keys(pays).map((name) => {
          const times = made.get(name) ?? 0;
          return (
            <tr key={name} data-lit={times > 0 ? (won ? "won" : "made") : undefined}>
              <th scope="row">
                {t(handNames[name]!)}
                {times > 1 ? <b className="poker-times">{` ×${times}`}</b> : null}
              </th>
              {columns.map((count) => (
                <td key={count} data-active={count === coins || undefined}>
                  {format.format(count * byCoins[count - 1]![name]!)}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
