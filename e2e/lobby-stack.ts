import { type TestStack, testStack } from "@parlour/stack/testing";
import { everyGame } from "@parlour/stack/testing-games";
import { setSetting } from "@parlour/stack/testing-settings";
import { test as ownTest } from "./own-stack.ts";

/** The whole product with every game that has content, and with searches that respond immediately. */
export const test = ownTest.extend<object, { stack: TestStack }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter
    async ({}, use) => {
      const stack = await testStack({
        shell: "built",
        games: everyGame({
          jackpots: [
            { gameId: "1410", amountMinor: 128_012_345 },
            { gameId: "1402", amountMinor: 4_599_999 },
            { gameId: "1403", amountMinor: 98_765 },
          ],
        }),
      });
      await setSetting(stack, "channelSearchDelayMs", 50);
      await use(stack);
      await stack.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});
