// `npm run wallet:conformance -- <url>`: acts as a studio against the seamless wallet at that URL and exits with code 1
// if a guarantee is broken. The sandbox provides a player's game session; elsewhere WALLET_STUDIO, WALLET_KEY,
// WALLET_TOKEN and WALLET_CURRENCY identify one.
import { openSandboxSeat, runConformance } from "./run-conformance.ts";
import type { Seat } from "./studio-client.ts";

const [url] = process.argv.slice(2);
if (url === undefined || !URL.canParse(url)) {
  process.stderr.write("Usage: npm run wallet:conformance -- http://127.0.0.1:3000\n");
  process.exit(1);
}
const { origin } = new URL(url);
const { WALLET_STUDIO, WALLET_KEY, WALLET_TOKEN, WALLET_CURRENCY = "USD", WALLET_MAX_STAKE } = process.env;
const ownSeat: Seat | undefined =
  WALLET_STUDIO && WALLET_KEY && WALLET_TOKEN
    ? {
        studio: WALLET_STUDIO,
        key: WALLET_KEY,
        token: WALLET_TOKEN,
        currency: WALLET_CURRENCY,
        ...(WALLET_MAX_STAKE && { maxStake: Number(WALLET_MAX_STAKE) }),
      }
    : undefined;

try {
  const results = await runConformance(
    origin,
    async () => ownSeat ?? (await openSandboxSeat(origin)),
    ({ promise, outcome, reason }) =>
      process.stdout.write(`  ${outcome.padEnd(9)} ${promise}${reason ? `: ${reason}` : ""}\n`),
  );
  const broken = results.filter(({ outcome }) => outcome === "broken").length;
  process.stdout.write(`${results.length} promises, ${broken} broken\n`);
  process.exitCode = broken === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`The wallet cannot be tested: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
