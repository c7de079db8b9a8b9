import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { blackjackPayTables } from "../math/blackjack-pay-tables.ts";

export function BlackjackRules() {
  return (
    <>
      <HowToPlay
        rules={[
          "games-blackjack.rule1",
          "games-blackjack.rule2",
          "games-blackjack.rule3",
          "games-blackjack.rule7",
          "games-blackjack.rule4",
          "games-blackjack.rule6",
          "games-blackjack.rule5",
          "games-blackjack.rule8",
          "games-blackjack.rule9",
        ]}
      />
      <PayTables tables={blackjackPayTables} />
    </>
  );
}
