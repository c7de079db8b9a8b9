import { IconButton } from "@parlour/web/ui/icon-button";
import X from "lucide-react/icons/x";
import { useGame } from "../../kit/client/game-context.ts";
import { linePays, matchesOf, PICKS } from "../math/lottery-prizes.ts";

type LineRowProps = {
  numbers: readonly number[];
  /** The line's number among the player's lines, from 1. */
  place: number;
  /** The balls drawn so far; null for a line that is not bought yet. */
  drawn: readonly number[] | null;
  isOver?: boolean;
  /** The line's price in minor units, once it is bought. */
  stake?: number;
  onRemove?: () => void;
};

/** A line of five numbers, with its matches while balls are drawn and its prize at the end. */
export function LineRow({ numbers, place, drawn, isOver = false, stake = 0, onRemove }: LineRowProps) {
  const { t, money } = useGame();
  const matches = drawn === null ? 0 : matchesOf(numbers, drawn);
  const win = drawn === null || !isOver ? 0 : linePays(numbers, drawn) * stake;
  return (
    <li className="lotto-line" data-bought={drawn !== null} data-won={win > 0 || undefined}>
      <span className="lotto-place">{t("games-lottery.line", { place })}</span>
      <ol>
        {numbers.map((number) => (
          <li key={number} data-hit={drawn?.includes(number) || undefined}>
            {number}
          </li>
        ))}
      </ol>
      {win > 0 ? (
        <strong>{money(win)}</strong>
      ) : drawn !== null && drawn.length > 0 ? (
        <em>{t("games-lottery.matchesOf", { matches, picks: PICKS })}</em>
      ) : null}
      {onRemove ? (
        <IconButton
          quiet
          label={t("games-lottery.removeLine", { place })}
          icon={<X size={16} aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </li>
  );
}
