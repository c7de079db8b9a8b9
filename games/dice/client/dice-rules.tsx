import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { dicePayTables } from "../math/dice-pay-tables.ts";

export function DiceRules() {
  return (
    <>
      <HowToPlay rules={["games-tables.diceRule1", "games-tables.diceRule2", "games-tables.diceRule3"]} />
      <PayTables tables={dicePayTables} />
    </>
  );
}
