import { randomUUID } from "node:crypto";
import { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import { placeSportsBet } from "@parlour/contracts/calls/sports/sportsbook/place-sports-bet";
import { openProviderMeeting } from "@parlour/stack/testing-provider-races";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { collectOverflow } from "./overflow.ts";
import { expect, test } from "./own-stack.ts";
import { addRichPlayer, type RichPlayer } from "./rich-player.ts";
import { addMatch, RESULT, usualPrices } from "./sports-matches.ts";

const WIDTH = 360;
/** Amounts in bitcoin have up to eight decimals, so they are the longest. */
const currency = "BTC";
const language = "pt";
const stake = 0.00012345;
test.use({ viewport: { width: WIDTH, height: 780 } });

async function betOnMatch({ client }: RichPlayer, event: string): Promise<void> {
  const selections = [
    { event, legs: [{ market: RESULT, outcome: "home" }], price: usualPrices[RESULT]!.home! },
  ];
  const { status, body } = await client.call(placeSportsBet, {
    headers: { "idempotency-key": randomUUID() },
    body: { selections, type: "SINGLE", stake, currency, priceChange: "any" },
  });
  expect([status, body]).toMatchObject([201, {}]);
}

async function betOnRace({ client }: RichPlayer, raceId: string): Promise<void> {
  const { status, body } = await client.call(placeRacingBet, {
    headers: { "idempotency-key": randomUUID() },
    body: { market: "FIXED", raceId, kind: "win", runners: [1], stake, currency, price: null },
  });
  expect([status, body]).toMatchObject([201, {}]);
}

/** Adds the first price on the page to the bet slip, and opens the slip. */
async function fillSlip(page: Page): Promise<void> {
  await page
    .locator("main [aria-pressed=false]:not([disabled])")
    .filter({ hasText: /\d[.,]\d/ })
    .first()
    .click();
}

test(`bets and poker with long amounts fit into ${WIDTH} px`, { tag: "@ci" }, async ({
  page,
  stack,
  context,
}) => {
  test.setTimeout(600_000);
  const { problems, check, visit } = collectOverflow(page);
  const player = await addRichPlayer(stack, { currency, language });
  const cookies = [...player.client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
  const [match, ended] = [await addMatch(stack), await addMatch(stack)];
  const [race, run] = await openProviderMeeting(stack, 2);
  for (const { id } of [match, ended]) await betOnMatch(player, id);
  for (const { id } of [race!, run!]) await betOnRace(player, id);
  await ended.end(["home"]);
  await run!.finish([[1], [2], [4], [5], [3], [6]]);

  for (const path of [
    "/sports",
    "/sports/football",
    `/sports/events/${match.id}`,
    "/sports/my-bets",
    "/sports/my-bets?show=settled",
    "/virtual-sports",
    "/horse-racing",
    `/horse-racing/races/${race!.id}`,
    "/horse-racing/results",
    "/horse-racing/my-bets",
    "/horse-racing/my-bets?show=settled",
    "/poker",
    "/poker?tab=sit-and-go",
    "/poker?tab=tournaments",
    "/poker/hands",
  ])
    await visit(path);

  await openHydrated(page, `/sports/events/${match.id}`);
  await fillSlip(page);
  await check("a price in the bet slip");

  await openHydrated(page, "/poker/tables/btc-cobalt");
  await page.locator(".poker-stage button").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await check("the buy-in");
  await dialog.getByRole("button").last().click();
  await expect(dialog).toHaveCount(0);
  await check("a seat at a table");
  await visit("/poker");
  await expect(page.getByRole("link", { name: "Voltar à mesa Cobalt" })).toBeVisible();
  await check("the own seat in the lobby");
  expect(problems).toEqual({});
});
