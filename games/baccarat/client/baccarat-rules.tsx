import { useGame } from "../../kit/client/game-context.ts";
import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { baccaratPayTables, noCommissionPayTables } from "../../kit/math/baccarat/baccarat-pay-tables.ts";
import { bankerRuleOf } from "../math/banker-rule.ts";

export function BaccaratRules() {
  const rule = bankerRuleOf(useGame().session.mathsVersion);
  return (
    <>
      <HowToPlay rules={["games-baccarat.rule1", "games-baccarat.rule2", "games-baccarat.rule3"]} />
      <PayTables tables={rule === "commission" ? baccaratPayTables : noCommissionPayTables} />
    </>
  );
}
