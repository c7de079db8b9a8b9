// `npm run feed:conformance -- <url>`: acts as the trading provider FEED_PROVIDER with the key FEED_KEY against the
// sports feed at that URL and exits with code 1 if a promise is broken. It adds events of a made-up cup, so it is
// for test sites. `npm run feed -- add <id> <name>` creates a provider and prints its key.
import { runFeedConformance } from "./run-conformance.ts";

const [url] = process.argv.slice(2);
const { FEED_PROVIDER, FEED_KEY } = process.env;
if (url === undefined || !URL.canParse(url) || !FEED_PROVIDER || !FEED_KEY) {
  process.stderr.write(
    "Say where the feed is and who you are: FEED_PROVIDER=… FEED_KEY=… npm run feed:conformance -- http://127.0.0.1:3000\n",
  );
  process.exit(1);
}
const results = await runFeedConformance(
  { origin: new URL(url).origin, provider: FEED_PROVIDER, key: FEED_KEY },
  ({ promise, outcome, reason }) =>
    process.stdout.write(`  ${outcome.padEnd(7)} ${promise}${reason ? `: ${reason}` : ""}\n`),
);
const broken = results.filter(({ outcome }) => outcome === "broken").length;
process.stdout.write(`${results.length} promises, ${broken} broken\n`);
process.exitCode = broken === 0 ? 0 : 1;
