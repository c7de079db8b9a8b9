import { languageCodes } from "@parlour/contracts/languages";
import { houseGames } from "@parlour/server/main/house-games";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import { collectOverflow } from "./overflow.ts";
import { expect, test } from "./own-stack.ts";

const WIDTH = 360;
test.use({ viewport: { width: WIDTH, height: 780 } });

/** The language of each journey, with a currency whose amounts are long. */
const wallets = { en: "IDR", es: "VND", fr: "CAD", pt: "BTC", zh: "JPY" } as const;

for (const language of languageCodes) {
  test(`every game's stage fits into ${WIDTH} px with long amounts in ${language}`, {
    tag: ["@phone", "@ci"],
  }, async ({ page, stack, context }) => {
    test.setTimeout(900_000);
    const { problems, check } = collectOverflow(page);
    const currency = wallets[language as keyof typeof wallets];
    const player = await addPlayer(stack, { currency, language, trustsEveryDevice: true });
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
      await page.goto(((await answer.json()) as { url: string }).url, { waitUntil: "domcontentloaded" });
      await expect(page.getByTestId("game-balance"), slug).toHaveText(/\d/);
      await check(slug);
    }
    expect(problems).toEqual({});
  });
}
