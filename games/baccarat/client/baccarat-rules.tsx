import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { baccaratPayTables } from "../../kit/math/baccarat/baccarat-pay-tables.ts";

export function BaccaratRules() {
  return (
    <>
      <HowToPlay rules={["games-baccarat.rule1", "games-baccarat.rule2", "games-baccarat.rule3"]} />
      <PayTables tables={baccaratPayTables} />
    </>
  );
}
