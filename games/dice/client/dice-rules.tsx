import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { dicePayTables } from "../math/dice-pay-tables.ts";

export function DiceRules() {
  return (
    <>
      <HowToPlay rules={["games-dice.rule1", "games-dice.rule2", "games-dice.rule3"]} />
      <PayTables tables={dicePayTables} />
    </>
  );
}
