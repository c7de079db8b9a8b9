import { HowToPlay } from "../../kit/client/how-to-play.tsx";

export function CrashRules() {
  return (
    <HowToPlay
      rules={[
        "games-live.crashRule1",
        "games-live.crashRule2",
        "games-live.crashRule3",
        "games-live.crashRule4",
        "games-live.sharedFairness",
      ]}
    />
  );
}
