import { HowToPlay } from "../../kit/client/how-to-play.tsx";
import { PayTables } from "../../kit/client/pay-tables.tsx";
import { crashPayTables } from "../math/crash-pay-tables.ts";

export function CrashRules() {
  return (
    <>
      <HowToPlay
        rules={[
          "games-live.crashRule1",
          "games-live.crashRule2",
          "games-live.crashRule3",
          "games-live.crashRule4",
          "games-live.sharedFairness",
        ]}
      />
      <PayTables tables={crashPayTables} />
    </>
  );
}
