import AxeBuilder from "@axe-core/playwright";
import { applyAsAffiliate } from "@parlour/contracts/calls/rewards/affiliates/apply-as-affiliate";
import { createAffiliateLink } from "@parlour/contracts/calls/rewards/affiliates/create-affiliate-link";
import { decideAffiliateApplication } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import type { TestStack } from "@parlour/stack/testing";
import { actAsOperator } from "@parlour/stack/testing-operator";
import { addPlayer, goodPassword, signIn } from "@parlour/stack/testing-people";
import { joinWith, payRewards, playThrough } from "@parlour/stack/testing-referral";
import type { Page } from "@playwright/test";
import { depositByTestCard, joinFrom, playSlot, roundsOf } from "./newcomer.ts";
import { expect, logIn, test } from "./own-stack.ts";

const demo = { username: "affiliate@parlour.example", password: "Parlour-demo-1" };

async function addReferrer(stack: TestStack) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  const client = stack.client();
  await signIn(client, player);
  const { body } = await client.call(getReferralProfile);
  return { player, token: body.token };
}

const held = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("referral-tracking") ?? "null"));

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

test("a referral link shows a greeting, is remembered as far as consent allows, and reaches the registration form", {
  tag: "@desk",
}, async ({ page, context, stack }) => {
  const { token } = await addReferrer(stack);
  await context.clearCookies();
  await page.goto(`/welcome/${token}?extcmpid=raf_email&affid=42`);
  await expect(page.getByRole("heading", { name: "Welcome to Parlour" })).toBeVisible();
  await expect(page.getByText("A friend invited you.")).toBeVisible();
  await expect
    .poll(() => held(page))
    .toMatchObject({
      affiliateKey: token,
      type: "PROFILE",
      affiliateId: "42",
      sharingMethod: "raf_email",
    });
  const cookies = async () => (await context.cookies()).filter(({ name }) => name === "affid");
  expect(await cookies()).toEqual([]);
  await page
    .getByRole("complementary", { name: /cookies/i })
    .getByRole("link")
    .last()
    .click();
  await expect.poll(cookies).toMatchObject([{ value: "42" }]);
  const days = ((await cookies())[0]!.expires - Date.now() / 1_000) / 86_400;
  expect(Math.round(days)).toBe(40);
  expect(await page.evaluate(() => localStorage.getItem("referral-tracking"))).toContain(token);
  await expectAccessible(page);

  await page.getByRole("main").getByRole("link", { name: "Join" }).click();
  await expect(page).toHaveURL(new RegExp(`/join\\?.*referral=${token}`));
});

test("an unknown referral token leads to the site like any other link", { tag: ["@desk", "@ci"] }, async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`${message.type()}: ${message.text()}`));
  for (const address of ["/welcome/PNOBODY", "/welcome/ANOBODYATALL", "/casino?ref=NOBODY"]) {
    const reported = page.waitForResponse((answer) => answer.url().includes("/services/referral/v1/visits"));
    expect((await page.goto(address))?.status()).toBe(200);
    expect((await reported).status()).toBe(202);
    await expect(page.getByText("A friend invited you.")).toBeHidden();
  }
  await page.goto("/welcome/PNOBODY");
  await page.getByRole("main").getByRole("link", { name: "Join" }).click();
  await expect(page).toHaveURL(/\/join\?.*referral=PNOBODY/);
  expect(complaints).toEqual([]);
});

/** Adds an approved affiliate with a dollar wallet and one link. */
async function addAffiliate(stack: TestStack) {
  const player = await addPlayer(stack, { trustsEveryDevice: true, currency: "USD" });
  const client = stack.client();
  await signIn(client, player);
  const { body: application } = await client.call(applyAsAffiliate, {
    body: {
      website: "https://reviews.example",
      audience: "People who like to compare",
      message: "As it is.",
      acceptTerms: true,
    },
  });
  await actAsOperator(stack.client(), "mara", ["MARKETING"]).call(decideAffiliateApplication, {
    params: { id: application.id },
    body: {
      decision: "APPROVE",
      reason: "A good site",
      plan: { kind: "HYBRID", cpaAmount: 30, cpaMinimumDeposit: 20, shareBasisPoints: 2_500 },
    },
  });
  const { body: link } = await client.call(createAffiliateLink, {
    body: { name: "Front page", campaign: "spring", landingPath: "/casino" },
  });
  return { player, url: link.url };
}

test("a visitor joins by an affiliate link, deposits and plays, and the statement is correct to the cent", {
  tag: ["@desk", "@ci"],
}, async ({ page, context, stack, browser }) => {
  await context.clock.setSystemTime(stack.clock.now());
  const { player, url } = await addAffiliate(stack);
  const guest = await joinFrom(page, new URL(url).pathname + new URL(url).search);
  await depositByTestCard(page, 50);
  await playSlot(page, "1402", 6);
  const { stakedMinor, wonMinor, rounds } = await roundsOf(stack, guest.email);
  expect([rounds, stakedMinor]).toEqual([6, 6_00]);

  const other = await browser.newContext({
    baseURL: stack.origin,
    storageState: await context.storageState(),
  });
  await other.clearCookies({ name: "session" });
  const portal = await other.newPage();
  await logIn(portal, { username: player.username, password: goodPassword });
  const share = Math.floor(((stakedMinor - wonMinor) * 2_500) / 10_000);
  const money = (minor: number) =>
    new Intl.NumberFormat("en", { style: "currency", currency: "USD" }).format(minor / 100);
  await expect(async () => {
    await portal.goto("/account/affiliate");
    const month = portal.getByRole("region", { name: "This month" });
    await expect(month).toContainText(money(30_00 + Math.max(0, share)), { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  const statement = portal.locator("details").first();
  await statement.locator("summary").click();
  await expect(statement.getByRole("row", { name: /New depositor/ })).toContainText("$50.00");
  const line = statement.getByRole("row", { name: / Revenue share / });
  await expect(line).toContainText(money(stakedMinor - wonMinor));
  await expect(line).toContainText(money(share));
  await expect(line).toContainText("6 entries");
  await other.close();
});

test("a friend who joins by the link, deposits and plays earns both players a reward, once", {
  tag: ["@desk", "@ci"],
}, async ({ page, context, stack, browser }) => {
  await context.clock.setSystemTime(stack.clock.now());
  const { player, token } = await addReferrer(stack);
  await joinFrom(page, `/welcome/${token}?extcmpid=raf_email`);
  await depositByTestCard(page, 30);
  const listDepositors = () =>
    stack.kit.db.query<{ id: string }>(
      "select player_id as id from referral_friends where referrer_id = $1 and state = 'DEPOSITED'",
      [player.id],
    );
  await expect.poll(async () => (await listDepositors()).length, { timeout: 30_000 }).toBe(1);
  const [friend] = await listDepositors();
  await playThrough(stack, friend!.id, 30_00);
  await payRewards(stack);
  const other = await browser.newContext({
    baseURL: stack.origin,
    storageState: await context.storageState(),
  });
  await other.clearCookies({ name: "session" });
  const mine = await other.newPage();
  await logIn(mine, { username: player.username, password: goodPassword });
  await expect(async () => {
    await mine.goto("/account/refer-a-friend");
    await expect(mine.getByText("Rewarded", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await depositByTestCard(page, 40);
  await page.goto("/account/cashier");
  await expect(page.getByTestId("playable")).toHaveText("$80.00");
  await mine.goto("/account/cashier");
  await expect(mine.getByTestId("playable")).toHaveText("$20.00");
  await other.close();
});

test("a player shares a link and sees each friend's progress", { tag: "@ci" }, async ({ page, stack }) => {
  const { player, token } = await addReferrer(stack);
  await joinWith(stack, { referral: token });
  await logIn(page, { username: player.username, password: goodPassword });
  await expect(async () => {
    await page.goto("/account/refer-a-friend");
    await expect(page.getByText("Joined", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole("textbox", { name: "Your link" })).toHaveValue(
    new RegExp(`/welcome/${token}$`),
  );
  await expect(page.getByRole("img", { name: "QR code for your link" })).toBeVisible();
  await expect(page.getByText("You get $20.00 and your friend gets $10.00, in cash")).toBeVisible();
  await expectAccessible(page);
});

test("a player applies, and an affiliate creates a link and reads a statement", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const { player } = await addReferrer(stack);
  await logIn(page, { username: player.username, password: goodPassword });
  await page.goto("/become-an-affiliate");
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByText("Enter an address that starts with https://")).toBeVisible();
  await page.getByLabel("Website or channel").fill("https://reviews.example");
  await page.getByLabel("Your audience").fill("People who like to compare");
  await page.getByLabel("How will you promote Parlour?").fill("As it is.");
  await page.getByLabel(/I'll promote Parlour only to adults/).check();
  await page.getByRole("button", { name: "Send application" }).click();
  await expect(page.getByRole("heading", { name: "Your application is under review" })).toBeVisible();

  await page.context().clearCookies({ name: "session" });
  await logIn(page, demo);
  await page.goto("/account/affiliate");
  await page.getByRole("button", { name: "New link" }).click();
  await page.getByLabel("Name").fill("Side column");
  await page.getByLabel("Campaign").fill("autumn");
  await page.getByLabel("Landing page").selectOption("/promotions");
  await page.getByRole("button", { name: "Create link" }).click();
  await expect(page.getByLabel("Side column · autumn")).toHaveValue(
    /\/promotions\?myafftoken=A\w+&extcmpid=autumn$/,
  );

  const paid = page.locator("details", { has: page.getByText("Paid", { exact: true }) });
  await paid.locator("summary").click();
  await expect(paid.getByRole("cell", { name: "$20.03" })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await paid.getByRole("link", { name: "Download CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^parlour-affiliate-\d{4}-\d{2}\.csv$/);
});
