import { HowToPlay } from "../../kit/client/how-to-play.tsx";

export function DiceRules() {
  return <HowToPlay rules={["games-tables.diceRule1", "games-tables.diceRule2", "games-tables.diceRule3"]} />;
}
