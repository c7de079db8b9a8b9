import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { CasinoChip, rankOfAmount } from "../../kit/client/casino-chip.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import type { Chips } from "../../kit/client/use-chips.ts";
import type { BaccaratKind } from "../../kit/math/baccarat/baccarat-hands.ts";
import { baccaratOdds } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import type { BaccaratView } from "../math/baccarat.ts";
import { betNames } from "./bet-names.ts";

const spots: readonly BaccaratKind[] = ["playerPair", "tie", "bankerPair", "player", "banker"];

type BetSpotsProps = { chips: Chips; disabled: boolean; settled: BaccaratView["bets"] | null };

/** The five betting spots of the table. */
export function BetSpots({ chips, disabled, settled }: BetSpotsProps) {
  const { t, language, money } = useGame();
  const stakes = new Map(chips.bets.map(({ spot, stake }) => [spot, stake]));
  return (
    <fieldset className="bac-spots" disabled={disabled}>
      <legend className="sr-only">{t("games.cloth")}</legend>
      {spots.map((kind) => {
        const stake = stakes.get(kind);
        const bet = settled?.find((entry) => entry.kind === kind);
        const state = bet === undefined ? undefined : bet.win > 0 ? "won" : "lost";
        return (
          <button
            key={kind}
            type="button"
            className="bac-spot"
            data-kind={kind}
            data-state={state}
            onClick={() => chips.put(kind)}
            onContextMenu={(event) => {
              event.preventDefault();
              chips.takeOff(kind);
            }}
            onKeyDown={(event) => {
              if (event.key === "Delete" || event.key === "Backspace") chips.takeOff(kind);
            }}
          >
            <strong>{t(betNames[kind])}</strong> <small>{formatOdds(baccaratOdds(kind), language)}</small>
            {stake === undefined ? null : (
              <span className="bac-chip" data-state={state}>
                <CasinoChip large amount={stake} rank={rankOfAmount(stake, chips.tray)} />
                <span className="sr-only">{money(stake)}</span>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
