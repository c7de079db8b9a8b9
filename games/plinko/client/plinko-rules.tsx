import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { plinkoPayTables } from "../math/plinko-pay-tables.ts";

export function PlinkoRules() {
  return (
    <>
      <HowToPlay
        rules={["games-tables.plinkoRule1", "games-tables.plinkoRule2", "games-tables.plinkoRule3"]}
      />
      <PayTables tables={plinkoPayTables} />
    </>
  );
}
