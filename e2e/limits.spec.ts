import { readdirSync, readFileSync } from "node:fs";
import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { setRealityCheck } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import type { TestStack } from "@parlour/stack/testing";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import { signIn } from "@parlour/stack/testing-people";
import { apply, setLimit, wagerOf } from "@parlour/stack/testing-protection";
import { createTranslator, type Translate } from "@parlour/web/i18n/translator";
import type { Locator, Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./own-stack.ts";

const languages = ["en", "es", "fr", "pt", "zh"] as const;
const [hourMs, dayMs] = [3_600_000, 86_400_000];

/** Returns a function that looks up messages in a language, so that the journeys can run in any language. */
function wordsOf(language: string): Translate {
  const root = new URL(`../languages/${language}/`, import.meta.url);
  const groups = ["protection", "identity", "money", "play", "site"].flatMap((domain) =>
    readdirSync(new URL(`${domain}/`, root))
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(new URL(`${domain}/${name}`, root), "utf8"))),
  );
  return createTranslator(language, Object.assign({}, ...groups));
}

/** Returns the part of a text before the placeholder of a value that the test does not know. */
const before = (text: string) => text.split("§")[0]!.trim();

type Visitor = { page: Page; stack: TestStack; t: Translate; language: string };
type Person = Awaited<ReturnType<typeof addPayer>>;

/** Signs the player in through the API and puts the session into the browser. */
async function enter({ page, stack, language }: Visitor, { client, player }: Person, path: string) {
  await signIn(client, player);
  await page.context().clearCookies({ name: /session/ });
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin }));
  await page.context().addCookies([...cookies, { name: "LANG", value: language, url: stack.origin }]);
  await openHydrated(page, path);
}

/** Opens the dialog for the 24-hour limit from a panel of the limits page, and saves an amount. */
async function typeLimit({ page, t }: Visitor, panel: Locator, amount: string) {
  await panel.getByRole("button").first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(amount);
  await dialog.getByRole("button", { name: t("limits.save"), exact: true }).click();
  await expect(dialog).toBeHidden();
}

async function changesLimit(visitor: Visitor, person: Person) {
  const { page, stack, t } = visitor;
  stack.clock.set(new Date());
  await enter(visitor, person, "/account/limits");
  const panel = page.getByRole("region", { name: t("limits.kindDEPOSIT"), exact: true });
  await typeLimit(visitor, panel, "50");
  await expect(panel.getByRole("listitem").first()).toContainText("50");
  await typeLimit(visitor, panel, "40");
  await expect(panel.getByRole("listitem").first()).toContainText("40");
  await typeLimit(visitor, panel, "60");
  await expect(panel).toContainText(before(t("limits.pending", { wanted: "§", time: "" })));
  await expect(panel.getByRole("button", { name: t("limits.confirm"), exact: true })).toHaveCount(0);
  stack.clock.advance(dayMs + hourMs);
  await enter(visitor, person, "/account/limits");
  await panel.getByRole("button", { name: t("limits.confirm"), exact: true }).click();
  await expect(panel.getByRole("progressbar")).toHaveAttribute("max", "60");
}

/**
 * Tries to deposit more than the limit still allows. The error must name the limit and say when more will be
 * available.
 */
async function meetsDepositLimit({ page, t }: Visitor, { client }: Person) {
  const card = { method: "CARD", currency: "USD", expiry: "12/60", securityCode: "123" };
  const request = { ...card, amount: 40, cardNumber: "4000 0000 0000 1000" };
  expect((await pay(client, createDeposit, request)).status).toBe(201);
  await openHydrated(page, "/account/cashier/deposit");
  await page.getByLabel(t("cashier.amount"), { exact: true }).fill("31");
  await page.getByLabel(t("cashier.cardNumber"), { exact: true }).fill("4000000000001000");
  await page.getByLabel(t("cashier.expiry"), { exact: true }).fill("1239");
  await page.getByLabel(t("cashier.securityCode"), { exact: true }).fill("123");
  await page.locator("form").getByRole("button", { name: /31/ }).click();
  const named = before(t("cashier.limitReached", { limit: "§", period: "", remaining: "" }));
  const refused = page.getByRole("main").getByText(named);
  await expect(refused).toContainText("60");
  await expect(refused).toContainText(before(t("cashier.limitFrees", { time: "§" })));
}

async function openSlot({ page, t }: Visitor) {
  await openHydrated(page, "/casino/slots/sevens#quickplay_realplay");
  const game = page.frameLocator("iframe");
  const spin = game.getByRole("button", { name: t("games-slots.spin"), exact: true });
  await expect(spin).toBeVisible({ timeout: 30_000 });
  return { game, spin };
}

/** Checks that in a slot a due reality check blocks the next spin until the player confirms it. */
async function readsRealityCheck(visitor: Visitor, { client }: Person) {
  const { page, stack, t } = visitor;
  await client.call(setRealityCheck, { body: { intervalMinutes: 15 } });
  const { spin } = await openSlot(visitor);
  // The server's clock moves but the page's does not, so the reality check can only appear because the server
  // refuses the stake.
  stack.clock.advance(16 * 60_000);
  await spin.click();
  const check = page.getByRole("dialog", { name: t("player.realityTitle") });
  await expect(check).toContainText(t("player.realityStaked"));
  const goOn = check.getByRole("button", { name: t("player.realityContinue"), exact: true });
  await goOn.first().click();
  await expect(check).toBeHidden();
}

/** Checks that the message about a refused spin names the limit and, if the limit resets, says when. */
async function isStoppedInGame(visitor: Visitor, kind: "STAKE" | "LOSS" | "STAKED" | "TIME") {
  const { stack, t } = visitor;
  const person = await addPayer(stack, { amountMinor: 500_00n });
  await enter(visitor, person, "/account/limits");
  if (kind === "STAKE") await setLimit(person.client, kind, "BET", 0.01);
  else {
    expect(await apply(stack, wagerOf(person.player.id, 5_00n))).toBe("POSTED");
    expect((await setLimit(person.client, kind, "DAY", kind === "TIME" ? 20 : 5.01)).status).toBe(200);
  }
  const { game, spin } = await openSlot(visitor);
  // We advance the clock by less than the idle timeout of a session.
  if (kind === "TIME") stack.clock.advance(21 * 60_000);
  await spin.click();
  const values = { limit: "§", period: "§", minutes: 20 };
  const notice = game.locator("body");
  await expect(notice).toContainText(before(t(`games.limit${kind}`, values)));
  if (kind !== "STAKE") await expect(notice).toContainText(before(t("games.limitFrees", { time: "§" })));
}

/**
 * The player extends a time-out to a self-exclusion, asks to return after it has ended, and waits for a day.
 */
async function takesBreakAndReturns(visitor: Visitor, person: Person) {
  const { page, stack, t } = visitor;
  const { player } = person;
  await openHydrated(page, "/account/limits#breaks");
  const panel = page.getByRole("region", { name: t("limits.breaks"), exact: true });
  await panel.getByRole("button", { name: t("limits.startTimeOut"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: t("limits.confirmTimeOut"), exact: true }).click();
  await expect(page.getByText(t("limits.started"), { exact: true })).toBeVisible();
  expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
  await enter(visitor, person, "/account/limits");
  await expect(panel).toContainText(before(t("player.breakUntil", { time: "§" })));
  await panel.getByRole("button", { name: t("limits.startExclusion"), exact: true }).click();
  const confirm = dialog.getByRole("button", { name: t("limits.confirmExclusion"), exact: true });
  await confirm.click();
  await expect(dialog.getByText(t("limits.understandFirst"))).toBeVisible();
  await dialog.getByRole("checkbox").check();
  await confirm.click();
  await expect(page.getByText(t("limits.started"), { exact: true })).toBeVisible();
  stack.clock.advance(190 * dayMs);
  await enter(visitor, person, "/account/limits");
  await panel.getByRole("button", { name: t("limits.askToReturn"), exact: true }).click();
  await expect(panel).toContainText(before(t("player.breakReturning", { time: "§" })));
  expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
  stack.clock.advance(dayMs + hourMs);
  expect(await apply(stack, wagerOf(player.id, 1_00n))).not.toBe("EXCLUDED");
}

async function downloadsStatement(visitor: Visitor, person: Person) {
  const { page, t } = visitor;
  await enter(visitor, person, "/account/statements");
  const waiting = page.waitForEvent("download");
  await page.getByRole("link", { name: t("statements.pdf"), exact: true }).click();
  const file = await (await waiting).path();
  expect(readFileSync(file).subarray(0, 5).toString()).toBe("%PDF-");
}

async function closesAccount({ page, t }: Visitor, { player }: Person) {
  await openHydrated(page, "/account/close");
  await page.getByRole("radio").last().check();
  await page.getByLabel(t("closing.password"), { exact: true }).fill(player.password);
  await page.getByRole("main").getByRole("checkbox").check();
  await page
    .getByRole("main")
    .getByRole("button", { name: t("player.closeAccount"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: t("closing.doneTitle") })).toBeVisible();
}

const kinds = ["STAKE", "LOSS", "STAKED", "TIME"] as const;

for (const language of languages) {
  test(`limits, breaks, statement and closing in ${language}`, { tag: "@ci" }, async ({ page, stack }) => {
    const visitor = { page, stack, t: wordsOf(language), language };
    const person = await addPayer(stack, { amountMinor: 500_00n });
    await changesLimit(visitor, person);
    await meetsDepositLimit(visitor, person);
    await readsRealityCheck(visitor, person);
    for (const kind of kinds) await isStoppedInGame(visitor, kind);
    await enter(visitor, person, "/account/limits");
    await takesBreakAndReturns(visitor, person);
    await downloadsStatement(visitor, person);
    await closesAccount(visitor, person);
  });
}

test("a break from the casino leaves the rest of the account open", { tag: "@landing" }, async ({
  page,
  stack,
}) => {
  stack.clock.set(new Date());
  const visitor = { page, stack, t: wordsOf("en"), language: "en" };
  const person = await addPayer(stack);
  await enter(visitor, person, "/account/limits");
  await page.getByRole("button", { name: "Take a time-out" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Take a break from").selectOption("casino");
  await expect(dialog).toContainText("everything else stays open");
  await dialog.getByRole("button", { name: "Start time-out" }).click();
  const panel = page.getByRole("region", { name: "Take a break", exact: true });
  await expect(panel).toContainText("Casino, live casino and virtual sports: no betting until");
  expect(await apply(stack, wagerOf(person.player.id, 1_00n, { vertical: "casino" }))).toBe("EXCLUDED");
  expect(await apply(stack, wagerOf(person.player.id, 1_00n))).toBe("POSTED");
  await openHydrated(page, "/casino/slots/sevens#quickplay_realplay");
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Spin", exact: true }).click({ timeout: 30_000 });
  await expect(
    game.getByText(/^You're taking a break until .*, so you can't play for money\.$/),
  ).toBeVisible();
});
