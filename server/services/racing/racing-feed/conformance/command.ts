// `npm run racing:conformance -- <url>`: acts as the racing provider FEED_PROVIDER with the key FEED_KEY against the
// racing feed at that URL and exits with code 1 if a guarantee is broken. It adds races at made-up courses, so it is
// for test sites. `npm run feed -- racing add <id> <name>` creates a provider and prints its key.
import { runConformanceCommand } from "../../../../kit/feeds/run-checks.ts";
import { runRacingConformance } from "./run-conformance.ts";

await runConformanceCommand("racing:conformance", runRacingConformance);
