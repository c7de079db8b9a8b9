import { formatOdds } from "@parlour/web/i18n/format-pay-cell";
import { ChipSpot } from "../../kit/client/chip-spot.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { spotState } from "../../kit/client/settled.ts";
import type { Chips } from "../../kit/client/use-chips.ts";
import type { BaccaratKind } from "../../kit/math/baccarat/baccarat-hands.ts";
import { baccaratOdds, bankerSixOdds } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import type { BaccaratView } from "../math/baccarat.ts";
import { bankerRuleOf } from "../math/banker-rule.ts";
import { betNames } from "./bet-names.ts";

const spots: readonly BaccaratKind[] = ["playerPair", "tie", "bankerPair", "player", "banker"];

type BetSpotsProps = { chips: Chips; disabled: boolean; settled: BaccaratView["bets"] | null };

export function BetSpots({ chips, disabled, settled }: BetSpotsProps) {
  const { t, language, session } = useGame();
  const rule = bankerRuleOf(session.mathsVersion);
  const oddsOf = (kind: BaccaratKind) => {
    const odds = formatOdds(baccaratOdds(kind, rule), language);
    const isShort = kind === "banker" && rule === "no-commission";
    return isShort
      ? `${odds} · ${t("games-baccarat.sixPays", { odds: formatOdds(bankerSixOdds, language) })}`
      : odds;
  };
  const stakes = new Map(chips.bets.map(({ spot, stake }) => [spot, stake]));
  return (
    <fieldset className="bac-spots" disabled={disabled}>
      <legend className="sr-only">{t("games.cloth")}</legend>
      {spots.map((kind) => {
        const bet = settled?.find((entry) => entry.kind === kind);
        const state = bet === undefined ? undefined : spotState(bet);
        return (
          <ChipSpot
            key={kind}
            chips={chips}
            spot={kind}
            stake={stakes.get(kind)}
            state={state}
            className="bac-spot"
            chipClassName="bac-chip"
          >
            <strong>{t(betNames[kind])}</strong> <small>{oddsOf(kind)}</small>
          </ChipSpot>
        );
      })}
    </fieldset>
  );
}
