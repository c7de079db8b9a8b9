import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";

const port = process.env.E2E_PORT ?? "4310";
const dataDir = process.env.E2E_DATA_DIR ?? join(tmpdir(), `parlour-e2e-${process.pid}`);

/**
 * Selects the journeys to run. The default, `main`, visits every screen in a few minutes. `E2E_PART=ci` also runs the
 * longest journeys, tagged `@landing`, before a change is merged. `E2E_PART=rest` runs the journeys
 * tagged `@ci` and some whole files, such as every cause of a refused login, every document status, the
 * cashier's feedback and narrow screens. `E2E_PART=all` runs everything at every width, including every
 * component, language and table game, which takes half an hour on two cores.
 */
const part = process.env.E2E_PART ?? "main";
const rest =
  /@ci|(documents|identity-causes|cashier-feedback|narrow-screens|console-operators|statements|close-account|harm-cases)\.spec\.ts/;
const landing = /@landing/;
/** Matches what the expression matches, except journeys tagged `@landing`. */
const unlessLanding = ({ source }: RegExp) => new RegExp(`^(?!.*@landing).*(?:${source})`);
const onlyInAll = /(gallery|i18n|games-tables)\.spec\.ts/;
const seenOnPhones = [
  "shell.spec.ts",
  "identity-actions.spec.ts",
  "identity-join.spec.ts",
  "narrow-screens.spec.ts",
  "home.spec.ts",
  "brands.spec.ts",
  "limits.spec.ts",
  "racing.spec.ts",
  "racing-bets.spec.ts",
  "racing-screens.spec.ts",
  "sports.spec.ts",
  "sports-bets.spec.ts",
  "sports-screens.spec.ts",
  "virtual-sports.spec.ts",
];
/** Also seen on phones by `E2E_PART=rest`, which is not in a hurry. */
const seenOnPhonesLater = [
  "narrow-states.spec.ts",
  "narrow-games.spec.ts",
  "poker.spec.ts",
  "poker-*.spec.ts",
];
const parts = {
  main: { grepInvert: [rest, landing, onlyInAll], testMatch: seenOnPhones },
  ci: { grepInvert: [unlessLanding(rest), unlessLanding(onlyInAll)], testMatch: seenOnPhones },
  rest: { grep: [rest], grepInvert: [onlyInAll], testMatch: [...seenOnPhones, ...seenOnPhonesLater] },
  all: { testMatch: "*.spec.ts" },
}[part];
if (parts === undefined) throw new Error(`E2E_PART is main, ci, rest or all, not ${part}`);

const chromium = {
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
};

const cookieChoice = {
  name: "cookie-choice",
  value: "all",
  domain: "127.0.0.1",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
};

export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  // Workers that start their own server use a copy of a seeded database.
  globalSetup: "../stack/testing-run.ts",
  // The built shell is plain JavaScript; transpiling it again would take five seconds in each worker.
  build: { external: ["**/build/**"] },
  fullyParallel: true,
  workers: 2,
  // Timeouts are long, because failed tests are not retried and the machine may be busy. A passing journey
  // does not wait for them.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [["line"], ["json"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    // Recording a trace of every journey would double the run time; a screenshot is taken only after a
    // failure.
    screenshot: "only-on-failure",
    launchOptions: chromium,
    // The cookie notice is already dismissed, except in the journeys that test it.
    storageState: { cookies: [cookieChoice], origins: [] },
  },
  projects: [
    {
      name: "desktop",
      // Journeys tagged `@phone`, and `identity-actions.spec.ts` (the actions required at login), run only on
      // phones.
      ...parts,
      testMatch: "*.spec.ts",
      grepInvert: [/@phone/, ...(parts.grepInvert ?? [])],
      testIgnore: ["identity-actions.spec.ts"],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 }, launchOptions: chromium },
    },
    {
      name: "phone",
      // Texts, login errors, sessions and the document frame are the same at every width, so their journeys
      // run on desktop only.
      ...parts,
      grepInvert: [/@desk/, ...(parts.grepInvert ?? [])],
      testIgnore: [
        "i18n.spec.ts",
        "documents.spec.ts",
        "identity-causes.spec.ts",
        "identity-session.spec.ts",
      ],
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 390, height: 844 },
        // Without a GPU, a phone's real pixel ratio would mean rendering seven times as many pixels on the
        // CPU.
        deviceScaleFactor: 1,
        launchOptions: chromium,
      },
    },
  ],
  webServer: {
    command: `${process.execPath} stack/testing-serve.ts`,
    cwd: join(import.meta.dirname, ".."),
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      SHARED_ROUND_PACE: "30",
      POKER_SCHEDULE: "off",
      RACING_CALENDAR: "off",
      SPORTS_CALENDAR: "small",
    },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
