import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { crashPayTables } from "../math/crash-pay-tables.ts";

export function CrashRules() {
  return (
    <>
      <HowToPlay
        rules={[
          "games-crash.rule1",
          "games-crash.rule2",
          "games-crash.rule3",
          "games-crash.rule4",
          "games-crash.rule5",
          "games-crash.rule6",
          "games-live.sharedFairness",
        ]}
      />
      <PayTables tables={crashPayTables} />
    </>
  );
}
