import { randomUUID } from "node:crypto";
import { getRace } from "@parlour/contracts/calls/racing/racebook/get-race";
import { placeRacingBet } from "@parlour/contracts/calls/racing/racebook/place-racing-bet";
import type { TestStack } from "@parlour/stack/testing";
import { depositTo } from "@parlour/stack/testing-money";
import { addPlayer, signIn } from "@parlour/stack/testing-people";
import { openProviderMeeting } from "@parlour/stack/testing-provider-races";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect, logIn } from "./own-stack.ts";

const currency = "USD";
const MINUTE_MS = 60_000;

/** Adds a player with $500 who bets $5 on each of these horses to win, and opens their bets on the page. */
async function addBettor(stack: TestStack, page: Page, raceId: string, horses: readonly number[]) {
  const player = await addPlayer(stack, { currency, trustsEveryDevice: true });
  await depositTo(stack, { playerId: player.id, id: "to bet with", currency, amountMinor: 50_000n });
  const client = stack.client();
  await signIn(client, player);
  const { runners } = (await client.call(getRace, { params: { raceId } })).body;
  for (const number of horses) {
    const price = runners.find((runner) => runner.number === number)!.prices.win;
    const { status } = await client.call(placeRacingBet, {
      headers: { "idempotency-key": randomUUID() },
      body: { market: "FIXED", raceId, kind: "win", runners: [number], price, stake: 5, currency },
    });
    expect(status).toBe(201);
  }
  await logIn(page, player, "/login?destination=/horse-racing/my-bets");
  return player.id;
}

const balanceOf = async (stack: TestStack, playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableHorses;

/** Gives the reason in the dialog that a button opens, and confirms it. */
async function act(button: Locator, confirm: string, fill?: (dialog: Locator) => Promise<void>) {
  await button.click();
  const dialog = button.page().getByRole("dialog");
  await fill?.(dialog);
  await dialog.getByLabel("Reason").fill("Stewards' enquiry");
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** A second trader approves the proposal about a race or pool, and the racebook carries it out. */
async function approve(stack: TestStack, second: Page, text: string): Promise<void> {
  const proposal = second.getByRole("row").filter({ hasText: text });
  await act(proposal.getByRole("button", { name: "Approve" }), "Approve");
  await expect(proposal).toHaveCount(0);
  await stack.ports.racebook.driver.step();
}

test("two traders scratch a horse, delay the race, object to its result and amend it", {
  tag: ["@desk", "@ci"],
}, async ({ page, browser, stack }) => {
  const [race] = await openProviderMeeting(stack);
  const raceId = race!.id;
  const read = async () => (await stack.client().call(getRace, { params: { raceId } })).body;
  const playerId = await addBettor(stack, page, raceId, [1, 2, 3]);
  expect(await balanceOf(stack, playerId)).toBe(48_500n);
  const desk = await openConsole(browser, stack, "trader", `racing/${raceId}`);
  const button = (name: string) => desk.getByRole("button", { name, exact: true });
  await expect(desk.getByRole("heading", { name: "Conformance Park, race 1" })).toBeVisible();

  const before = Date.parse((await read()).race.startsAt);
  await act(button("Change the off time"), "Change the off time", (dialog) =>
    dialog.getByRole("button", { name: "+15 min" }).click(),
  );
  await expect(desk.getByText("Off time changed")).toBeVisible();
  const movedMs = Date.parse((await read()).race.startsAt) - before;
  // The field has no seconds.
  expect(Math.abs(movedMs - 15 * MINUTE_MS)).toBeLessThan(MINUTE_MS);

  await act(button("Scratch 1 Amber Lantern"), "Scratch");
  await expect(desk.getByRole("row", { name: /Amber Lantern/ })).toContainText("Withdrawn");
  expect(await balanceOf(stack, playerId)).toBe(49_000n);
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Refunded", { exact: true })).toBeVisible();

  await race!.send({ type: "off" });
  await act(button("Lodge objection"), "Lodge objection");
  await expect(desk.getByText("Objection", { exact: true })).toBeVisible();
  await race!.send({ type: "result", order: [[2], [3], [4]], nonStarters: [] });
  await stack.ports.racebook.driver.step();
  await expect(desk.getByText("2-3-4", { exact: true })).toBeVisible();
  // Nothing is paid while the objection is open.
  expect((await read()).race.state).toBe("RUNNING");
  expect(await balanceOf(stack, playerId)).toBe(49_000n);
  await expectAccessible(desk);

  await act(button("Amend result"), "Propose", async (dialog) => {
    await dialog.getByLabel("Order of finish").fill("3-1");
    await expect(dialog.getByText("Runner 1 didn't start.")).toBeVisible();
    await dialog.getByLabel("Order of finish").fill("3-2-4");
    await expect(dialog.getByText(/^Did not finish: 5 Early Frost, 6 Fallow Ridge$/)).toBeVisible();
    await expectAccessible(desk);
  });
  await expect(desk.getByText("Proposed. It's waiting under Approvals.")).toBeVisible();
  const second = await openConsole(browser, stack, "operator", "approvals");
  await approve(stack, second, "to 3-2-4");

  await expect(desk.getByText("3-2-4", { exact: true })).toBeVisible();
  await expect(desk.getByText("Settled", { exact: true }).first()).toBeVisible();
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Won", { exact: true })).toHaveCount(1);
  await expect(page.getByText("Lost", { exact: true })).toHaveCount(1);
  expect(await balanceOf(stack, playerId)).toBeGreaterThan(49_500n);
});

test("two traders void a race and change the terms of a pool", { tag: ["@desk", "@ci"] }, async ({
  page,
  browser,
  stack,
}) => {
  const [race] = await openProviderMeeting(stack);
  const playerId = await addBettor(stack, page, race!.id, [2]);
  await expect(page.getByText("Conformance Park").first()).toBeVisible();
  const desk = await openConsole(browser, stack, "trader", `racing/${race!.id}`);
  await act(desk.getByRole("button", { name: "Void race" }), "Propose");
  await expect(desk.getByText("Proposed. It's waiting under Approvals.")).toBeVisible();
  expect(await balanceOf(stack, playerId)).toBe(49_500n);
  const second = await openConsole(browser, stack, "operator", "approvals");
  await approve(stack, second, "Void Conformance Park");
  await expect(desk.getByText("Void", { exact: true }).first()).toBeVisible();
  await expect(desk.getByRole("button", { name: "Void race" })).toHaveCount(0);
  expect(await balanceOf(stack, playerId)).toBe(50_000n);
  await page.goto("/horse-racing/my-bets?show=settled");
  await expect(page.getByText("Refunded", { exact: true })).toBeVisible();

  await desk.goto("/console/racing?tab=terms");
  const superfecta = desk.getByRole("row", { name: /Superfecta/ });
  await expect(superfecta).toContainText("22%");
  await expectAccessible(desk);
  await act(superfecta, "Propose", async (dialog) => {
    const takeout = dialog.getByLabel("Takeout in percent");
    await takeout.fill("90");
    await expect(dialog.getByRole("button", { name: "Propose" })).toBeDisabled();
    await takeout.fill("19.5");
  });
  await second.reload();
  await approve(stack, second, "Terms of superfecta pools");
  await desk.reload();
  await expect(superfecta).toContainText("19.5%");
});
