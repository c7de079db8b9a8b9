import type { FeedAccess } from "./feed-client.ts";

/** A promise that a feed makes to its providers, and the check that verifies it. */
export type FeedCheck<Client> = { promise: string; run(feed: Client): Promise<void> };
export type CheckResult = { promise: string; outcome: "kept" | "broken"; reason: string };

/** Runs the checks of a conformance kit and reports which promises are kept. */
export async function runChecks<Client>(
  checks: readonly FeedCheck<Client>[],
  feed: Client,
  report: (result: CheckResult) => void = () => {},
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { promise, run } of checks) {
    const reason = await run(feed).then(
      () => "",
      (error: Error) => error.message.split("\n")[0] ?? "failed",
    );
    const result: CheckResult = { promise, outcome: reason === "" ? "kept" : "broken", reason };
    results.push(result);
    report(result);
  }
  return results;
}

/** Runs a conformance kit as a command against the URL on the command line. */
export async function runConformanceCommand(
  command: string,
  run: (access: FeedAccess, report: (result: CheckResult) => void) => Promise<CheckResult[]>,
): Promise<void> {
  const [url] = process.argv.slice(2);
  const { FEED_PROVIDER, FEED_KEY } = process.env;
  if (url === undefined || !URL.canParse(url) || !FEED_PROVIDER || !FEED_KEY) {
    process.stderr.write(`Usage: FEED_PROVIDER=… FEED_KEY=… npm run ${command} -- http://127.0.0.1:3000\n`);
    process.exit(1);
  }
  const results = await run(
    { origin: new URL(url).origin, provider: FEED_PROVIDER, key: FEED_KEY },
    ({ promise, outcome, reason }) =>
      process.stdout.write(`  ${outcome.padEnd(7)} ${promise}${reason ? `: ${reason}` : ""}\n`),
  );
  const broken = results.filter(({ outcome }) => outcome === "broken").length;
  process.stdout.write(`${results.length} promises, ${broken} broken\n`);
  process.exitCode = broken === 0 ? 0 : 1;
}
