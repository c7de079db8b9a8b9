import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import type { TestStack } from "@parlour/stack/testing";
import { addOffer } from "@parlour/stack/testing-bonuses";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { signIn } from "@parlour/stack/testing-people";
import { matchDeposit } from "../server/services/rewards/bonuses/match-deposit.ts";
import { expect, logIn, test } from "./own-stack.ts";

test.use({ viewport: { width: 360, height: 780 } });

/**
 * Adds a player with 60 units of free money and 100 that a bonus locks until 150 have been wagered. A unit is a
 * dollar or a millibitcoin.
 */
async function addPlayerWithBonus(stack: TestStack, currency: string, unitMinor: bigint) {
  const linkedAccounts = [
    { id: `linked_${crypto.randomUUID()}`, name: "Everyday", masked: "****1234", type: "BANK" },
  ];
  const own = { currency, linkedAccounts, trustsEveryDevice: true };
  const player = await addPlayerWithDocument(stack, "VERIFIED", own);
  const client = stack.client();
  await signIn(client, player);
  const id = await addOffer(stack, {
    type: "DEPOSIT_MATCH",
    name: { en: "Matched" },
    percent: 50,
    amounts: { [currency]: { minDeposit: 0.05, maxAmount: 500 } },
    wageringFactor: 3,
    locksDeposit: true,
  });
  await client.call(optIn, { params: { id }, body: {}, headers: { "idempotency-key": crypto.randomUUID() } });
  const { kit, ports } = stack;
  const wallet = { playerId: player.id, currency };
  const amountMinor = 100n * unitMinor;
  await depositTo(stack, { ...wallet, id: "locked", amountMinor });
  const depositId = crypto.randomUUID();
  const data = { depositId, method: "CARD", isFirst: true, currency, amountMinor: `${amountMinor}` };
  const at = kit.clock.now().toISOString();
  const fact = { kind: "DEPOSIT_COMPLETED", playerId: player.id, data, id: depositId, at } as const;
  await kit.db.transaction((tx) => matchDeposit(ports.bonusParts, tx, fact));
  await depositTo(stack, { ...wallet, id: "free", amountMinor: 60n * unitMinor });
  return player;
}

for (const [name, path, currency, unitMinor] of [
  ["bank transfer", "/withdraw/cbt", "USD", 100n],
  ["transfer to a player", "/withdraw/ttp", "USD", 100n],
  ["bitcoin", "/withdraw", "BTC", 100_000n],
] as const) {
  test(`${name}: a withdrawal says what a bonus locks, what is left to wager and how to end it`, {
    tag: ["@phone", "@ci"],
  }, async ({ page, stack }) => {
    const player = await addPlayerWithBonus(stack, currency, unitMinor);
    await logIn(page, player, `/login?destination=/account/cashier${path}`);
    const main = page.getByRole("main");
    const money = (units: number) => (currency === "BTC" ? /[\d.]+/ : new RegExp(`\\$${units}\\.00`));
    const notice = main
      .getByRole("status")
      .or(main.getByRole("alert"))
      .filter({ hasText: "You have an active bonus: Matched" });
    for (const text of [money(100), money(150), /complete the wagering/, /forfeit the bonus/]) {
      await expect(notice).toContainText(text);
    }
    await expect(notice.getByRole("link", { name: "View my bonuses" })).toHaveAttribute(
      "href",
      "/account/bonuses",
    );
    const amount = page.getByRole("textbox", { name: "Amount" });
    await amount.fill("61");
    if (path === "/withdraw/ttp") await page.getByLabel("Player's nickname").fill("anyone");
    await main.getByRole("button", { name: /^(Withdraw|Send) / }).click();
    await expect(amount).toBeFocused();
    await expect(
      main.getByText(/^You can withdraw up to .+ A bonus locks .+ of your money\.$/),
    ).toBeVisible();
  });
}
