// The product for browser journeys. They share a small machine with their browsers, so this server never refuses
// requests as overloaded; tests of their own prove that refusal.
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { runUntilStopped } from "@parlour/server/main/run-until-stopped";
import { startStack } from "./start-stack.ts";

await runUntilStopped(() =>
  startStack({
    env: { LOG_LEVEL: "warn", ...process.env },
    quiet: true,
    load: neverOverloaded,
  }),
);
