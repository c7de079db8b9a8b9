import { languageCodes } from "@parlour/contracts/languages";
import { houseGames } from "@parlour/server/main/house-games";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { collectOverflow } from "./overflow.ts";
import { expect, test } from "./own-stack.ts";

const WIDTH = 360;
// Without animations, so that nothing is measured on its way across the stage, and the processor has less to draw.
test.use({ viewport: { width: WIDTH, height: 780 }, contextOptions: { reducedMotion: "reduce" } });

/** The languages are tested with different currencies, because the length of amounts varies too. */
const currencies = ["IDR", "VND", "CAD", "BTC", "JPY"];

const longWord = "Bartholomew-Konstantinopolitanski";

/** Sets the highest stake that the game takes, where the stake is one typed amount. */
async function raiseStake(page: Page): Promise<void> {
  const stake = page.locator(".stake-control input:enabled").first();
  if ((await stake.count()) === 0) return;
  await stake.fill("9999999999");
  await stake.press("Enter");
  await expect(stake).not.toHaveValue("9999999999");
}

for (const [index, language] of languageCodes.entries()) {
  test(`the stage of every game fits into ${WIDTH} px with long names and large amounts: ${language}`, {
    tag: ["@phone", "@ci"],
  }, async ({ page, stack, context }) => {
    test.setTimeout(900_000);
    const { problems, check } = collectOverflow(page);
    const currency = currencies[index % currencies.length]!;
    const player = await addPlayer(stack, {
      currency,
      language,
      nickname: `longest-nickname-${language}`,
      firstName: longWord,
      lastName: longWord,
      trustsEveryDevice: true,
    });
    const money = { playerId: player.id, currency, amountMinor: 9_876_543_210n };
    await depositTo(stack, { ...money, id: `narrow-${player.id}` });
    const client = stack.client();
    await signIn(client, player);
    const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
    await context.addCookies([{ name: "LANG", value: language, url: stack.origin }, ...cookies]);
    for (const { id, slug } of houseGames.all) {
      const path = `/services/games-integration-service/api/v1/games/${id}/url?mode=real&language=${language}`;
      const answer = await page.request.get(path);
      expect(answer.status(), slug).toBe(200);
      const { url } = (await answer.json()) as { url: string };
      await page.goto(url, { waitUntil: "domcontentloaded" });
      await expect(page.getByTestId("game-balance"), slug).toHaveText(/\d/);
      await raiseStake(page);
      await check(slug);
    }
    expect(problems).toEqual({});
  });
}

test("Foxtrot's next lane is the only one to press, keeps the focus and stays in sight", {
  tag: ["@phone", "@ci"],
}, async ({ page }) => {
  const { id } = [...houseGames.all].find(({ slug }) => slug === "foxtrot")!;
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url`;
  const answer = await page.request.get(`${path}?mode=practice&language=en`);
  await page.goto(((await answer.json()) as { url: string }).url);
  const next = page.getByRole("button", { name: /^Lane \d+,/ });
  await expect(next).toHaveCount(1);
  await next.focus();
  for (const lane of [2, 3, 4, 5]) {
    await page.keyboard.press("Enter");
    await expect(next).toHaveAccessibleName(new RegExp(`^Lane ${lane},`));
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    // A car has come, which ends the round.
    if ((await page.locator(".fox-lane[data-state=hit]").count()) > 0) break;
    await expect(next).not.toHaveAttribute("aria-disabled");
  }
});
