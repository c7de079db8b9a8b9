// `npm run feed:conformance -- <url>`: acts as the trading provider FEED_PROVIDER with the key FEED_KEY against the
// sports feed at that URL and exits with code 1 if a guarantee is broken. It adds events of a made-up cup, so it is for
// test sites. `npm run feed -- add <id> <name>` creates a provider and prints its key.
import { runConformanceCommand } from "../../../../kit/feeds/run-checks.ts";
import { runFeedConformance } from "./run-conformance.ts";

await runConformanceCommand("feed:conformance", runFeedConformance);
