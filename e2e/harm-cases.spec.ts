import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { readHarmPayments } from "@parlour/server/services/money/payment";
import { scorePlayers } from "@parlour/server/services/protection/cases";
import { countRaisedLimits, findTimeZone } from "@parlour/server/services/protection/player-protection";
import { playRound } from "@parlour/stack/testing-bonuses";
import { addPayer, pay } from "@parlour/stack/testing-cashier";
import { setLimit } from "@parlour/stack/testing-protection";
import { expectAccessible } from "./accessible.ts";
import { openConsole, test } from "./console-stack.ts";
import { expect } from "./own-stack.ts";

test("a case of chasing losses is claimed, worked on and closed", { tag: "@desk" }, async ({
  browser,
  stack,
}) => {
  // We set the clock to noon, so that everything happens on the same day.
  stack.clock.set(new Date(`${stack.clock.now().toISOString().slice(0, 10)}T12:00:00Z`));
  const { client, player } = await addPayer(stack, { amountMinor: 0n });
  for (const amount of [1_000, 1_500, 2_000]) await setLimit(client, "STAKED", "DAY", amount, "UTC");
  const card = { cardNumber: "4000 0000 0000 1000", expiry: "12/39", securityCode: "123" };
  for (const number of [1, 2, 3]) {
    await pay(client, createDeposit, { method: "CARD", currency: "USD", amount: 50, ...card });
    const roundId = `${player.id}-${number}`;
    await playRound(stack, { playerId: player.id, gameId: "1402", roundId, stakeMinor: 5_000 });
    stack.clock.advance(60_000);
  }
  stack.clock.advance(24 * 3_600_000);
  await scorePlayers({ kit: stack.kit, readPayments: readHarmPayments, countRaisedLimits, findTimeZone });

  const officer = await openConsole(browser, stack, "compliance", "cases?kind=HARM");
  await expect(officer.getByRole("heading", { level: 1, name: "Cases" })).toBeVisible();
  await expect(officer.getByText(/Deposited again 2 times/).first()).toBeVisible();
  await officer
    .getByText(/Deposited again 2 times/)
    .first()
    .click();
  await expect(officer.getByRole("heading", { level: 1, name: "Player protection case" })).toBeVisible();
  await expectAccessible(officer);
  await officer.getByRole("button", { name: "Claim", exact: true }).click();
  await expect(officer.getByText("Claimed by you", { exact: false })).toBeVisible();
  await officer.getByRole("button", { name: "Add action or note" }).click();
  const dialog = officer.getByRole("dialog");
  await dialog.getByLabel("Action").selectOption("TIME_OUT");
  await dialog.getByRole("button", { name: "Time-out" }).click();
  await expect(dialog.getByText("Enter some text.")).toBeVisible();
  await dialog.getByLabel("Text").fill("Agreed on the phone");
  await dialog.getByRole("button", { name: "Time-out" }).click();
  await expect(officer.getByText("Time-out of 24 hours. Agreed on the phone")).toBeVisible();
  await officer.getByRole("button", { name: "Close case" }).click();
  await dialog.getByLabel("Outcome").selectOption("ON_BREAK");
  await dialog.getByLabel("Reason").fill("The player takes a day off");
  await dialog.getByRole("button", { name: "Close case" }).click();
  await expect(officer.getByText("time-out", { exact: true })).toBeVisible();
  await officer.goto(`/console/players/${player.id}/protection`);
  await expect(officer.getByText("Case with score 50, closed", { exact: false })).toBeVisible();
});
