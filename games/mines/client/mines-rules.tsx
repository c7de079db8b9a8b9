import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { minesPayTables } from "../math/mines-pay-tables.ts";

export function MinesRules() {
  return (
    <>
      <HowToPlay rules={["games-mines.rule1", "games-mines.rule2", "games-mines.rule3"]} />
      <PayTables tables={minesPayTables} />
    </>
  );
}
