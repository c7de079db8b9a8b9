import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { plinkoPayTables } from "../math/plinko-pay-tables.ts";

export function PlinkoRules() {
  return (
    <>
      <HowToPlay rules={["games-plinko.rule1", "games-plinko.rule2", "games-plinko.rule3"]} />
      <PayTables tables={plinkoPayTables} />
    </>
  );
}
