import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { baccaratPayTables } from "../math/baccarat-pay-tables.ts";

export function BaccaratRules() {
  return (
    <>
      <HowToPlay
        rules={["games-tables.baccaratRule1", "games-tables.baccaratRule2", "games-tables.baccaratRule3"]}
      />
      <PayTables tables={baccaratPayTables} />
    </>
  );
}
