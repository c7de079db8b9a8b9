import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { blackjackPayTables } from "../math/blackjack-pay-tables.ts";

export function BlackjackRules() {
  return (
    <>
      <HowToPlay
        rules={[
          "games-tables.blackjackRule1",
          "games-tables.blackjackRule2",
          "games-tables.blackjackRule3",
          "games-tables.blackjackRule4",
          "games-tables.blackjackRule5",
        ]}
      />
      <PayTables tables={blackjackPayTables} />
    </>
  );
}
