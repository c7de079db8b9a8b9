// Starts the product for browser journeys. Browsers and server share a small machine, so this server never
// refuses requests as overloaded; separate tests cover that.
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
