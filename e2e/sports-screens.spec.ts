import { randomUUID } from "node:crypto";
import { placeSportsBet } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { listVirtualChannels } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-channels";
import { languageCodes } from "@parlour/contracts/languages";
import { createSchedule } from "@parlour/server/services/sports/virtual-sports";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import { expectAccessible, expectNoSideways } from "./accessible.ts";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./own-stack.ts";
import { addMatch, RESULT, usualPrices } from "./sports-matches.ts";

test.use({ viewport: { width: 360, height: 780 } });

const MATCHDAY_MS = 65_000;

/** Adds a signed-in player with an open and a settled bet. */
async function addBettor(stack: TestStack, language: string) {
  const player = await addPlayer(stack, { currency: "USD", language, trustsEveryDevice: true });
  await depositTo(stack, { playerId: player.id, id: randomUUID(), currency: "USD", amountMinor: 50_000n });
  const client = stack.client();
  await signIn(client, player);
  const [open, ended] = [await addMatch(stack), await addMatch(stack)];
  for (const { id } of [open, ended]) {
    const legs = [{ market: RESULT, outcome: "home" }];
    const { status } = await client.call(placeSportsBet, {
      headers: { "idempotency-key": randomUUID() },
      body: {
        selections: [{ event: id, legs, price: usualPrices[RESULT]!.home! }],
        type: "SINGLE",
        stake: 10,
        currency: "USD",
        priceChange: "any",
      },
    });
    expect(status).toBe(201);
  }
  await ended.end(["home"]);
  return { client, match: open };
}

/** Plays a matchday of the virtual league. Returns it and the next one. */
async function playMatchday(stack: TestStack): Promise<string[]> {
  const { step } = createSchedule({ kit: stack.kit, feed: stack.ports.sportsFeed });
  const leagueOf = async () =>
    (await stack.client().call(listVirtualChannels)).body.channels.find(
      ({ id }) => id === "tidewater-league",
    )!;
  await step();
  stack.clock.set(new Date((await leagueOf()).next[0]!.startsAt));
  await step();
  stack.clock.advance(MATCHDAY_MS);
  await step();
  const { last, next } = await leagueOf();
  return [last!.id, next[0]!.id];
}

for (const language of languageCodes) {
  test(`bets, search, the open slip and virtual sports are accessible and fit into 360 px in ${language}`, {
    tag: ["@phone", "@ci"],
  }, async ({ page, stack, context }) => {
    const rounds = await playMatchday(stack);
    const { client, match } = await addBettor(stack, language);
    const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
    for (const path of [
      "/sports/my-bets",
      "/sports/my-bets?show=settled",
      `/sports/search?searchTerm=${encodeURIComponent(match.home)}`,
      "/virtual-sports",
      ...rounds.map((round) => `/virtual-sports/rounds/${round}`),
      "/virtual-sports/results?channel=tidewater-league",
    ]) {
      await openHydrated(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      await expectAccessible(page);
      await expectNoSideways(page);
    }

    await openHydrated(page, `/sports/events/${match.id}`);
    await page
      .locator("main [aria-pressed=false]:not([disabled])")
      .filter({ hasText: /\d[.,]\d/ })
      .first()
      .click();
    await page.locator("aside button").first().click();
    const slip = page.getByRole("dialog");
    await slip.getByRole("textbox").fill("10");
    await expect(slip.getByRole("textbox")).toHaveValue("10");
    await expectAccessible(page);
    await expectNoSideways(page);
  });
}
