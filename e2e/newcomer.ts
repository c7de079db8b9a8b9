import type { TestStack } from "@parlour/stack/testing";
import type { Page } from "@playwright/test";
import { expect, textsOf } from "./own-stack.ts";

export type Person = { email: string; nickname: string; password: string };

let count = 0;
export function newPerson(): Person {
  count += 1;
  const name = `guest-${process.pid}-${count}`;
  return { email: `${name}@example.org`, nickname: name, password: "seven quiet herons 3" };
}

export async function nextJoinStep(page: Page, t = textsOf("en")): Promise<void> {
  await page
    .locator("form")
    .getByRole("button", { name: t("identity.continue"), exact: true })
    .click();
}

/**
 * Fills in the first step of the registration form and continues to the second, which asks for the address.
 */
export async function fillJoinLogin(
  page: Page,
  { email, nickname, password }: Person,
  t = textsOf("en"),
): Promise<void> {
  await page.getByLabel(t("identity.email"), { exact: true }).fill(email);
  await page.getByLabel(t("identity.nickname")).fill(nickname);
  await page.getByLabel(t("identity.password"), { exact: true }).fill(password);
  await nextJoinStep(page, t);
}

/** Fills in the three steps of the registration form without submitting the last. */
export async function fillJoin(
  page: Page,
  person: Person,
  t = textsOf("en"),
  { phone = "416 555 0142", currency }: { phone?: string; currency?: string } = {},
): Promise<void> {
  await fillJoinLogin(page, person, t);
  await page.getByLabel(t("identity.subdivision")).selectOption("ON");
  await page.getByLabel(t("identity.phone"), { exact: true }).fill(phone);
  if (currency) await page.getByLabel(t("identity.currency"), { exact: true }).selectOption(currency);
  await nextJoinStep(page, t);
  await page.getByLabel(t("identity.firstName"), { exact: true }).fill("Ines");
  await page.getByLabel(t("identity.lastName"), { exact: true }).fill("Valente");
  await page.getByLabel(t("identity.day"), { exact: true }).selectOption("17");
  await page.getByLabel(t("identity.month"), { exact: true }).selectOption("05");
  await page.getByLabel(t("identity.year"), { exact: true }).selectOption("1988");
  await page.locator("form input[type=checkbox]").last().check();
}

/** Opens a referral link and registers with a dollar wallet. */
export async function joinFrom(page: Page, link: string): Promise<Person> {
  const person = newPerson();
  await page.goto(link);
  // The page must have stored the referral token before the test opens another page.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("referral-tracking"))).not.toBeNull();
  await page.goto("/join");
  await fillJoin(page, person, textsOf("en"), {
    phone: `416 555 1${String(100 + count)}`,
    currency: "USD",
  });
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();
  return person;
}

/** Deposits with the test card that succeeds immediately. */
export async function depositByTestCard(page: Page, amount: number): Promise<void> {
  await page.goto("/account/cashier/deposit");
  await page.getByLabel("Amount", { exact: true }).fill(String(amount));
  await page.getByLabel("Card number").fill("4000000000001000");
  await page.getByLabel("Expiry date").fill("1230");
  await page.getByLabel("Security code (CVV)").fill("123");
  await page.getByRole("button", { name: /^Deposit \D*\d/ }).click();
  await expect(page.getByRole("main").getByText("Deposit received")).toBeVisible();
}

/** Plays several rounds of a slot for real money in the game itself. */
export async function playSlot(page: Page, gameId: string, rounds: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const answer = await page.request.get(
    `/services/games-integration-service/api/v1/games/${gameId}/url?mode=real&language=en`,
  );
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.getByTestId("game-balance")).toBeVisible();
  const spin = page.getByRole("button", { name: "Spin", exact: true });
  for (let round = 0; round < rounds; round++) {
    const played = page.waitForResponse(
      (reply) => reply.request().method() === "POST" && reply.url().endsWith("/rounds") && reply.ok(),
    );
    await spin.click();
    await played;
    await expect(async () => {
      // The button is found and clicked in one step, because a moment later the same button says Spin and
      // would start another round.
      await page.evaluate(() => {
        const named = (button: HTMLButtonElement) => (button.ariaLabel ?? button.textContent).trim();
        [...document.querySelectorAll("button")].find((button) => named(button) === "Skip")?.click();
      });
      await expect(spin).toBeVisible({ timeout: 300 });
    }).toPass({ timeout: 30_000 });
  }
}

/** Returns a player's total stakes and winnings from the wallet's rounds, in minor units. */
export async function roundsOf({ kit }: TestStack, email: string) {
  const [row] = await kit.db.query<{ player_id: string; rounds: number; staked: string; won: string }>(
    `select p.id as player_id, count(r.id)::int as rounds, coalesce(sum(r.staked), 0)::text as staked,
       coalesce(sum(r.won), 0)::text as won
     from players p left join wagering.wager r on r.player_id = p.id where p.email = $1 group by p.id`,
    [email],
  );
  const { player_id: playerId, rounds, staked, won } = row!;
  return { playerId, rounds, stakedMinor: Number(staked), wonMinor: Number(won) };
}
