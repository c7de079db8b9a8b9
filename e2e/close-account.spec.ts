import AxeBuilder from "@axe-core/playwright";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { goodPassword } from "@parlour/stack/testing-people";
import { expect, fillLogin, logIn, test } from "./own-stack.ts";

test("a player closes the account: figures first, then the proof, and a later login says that it is closed", async ({
  page,
  stack,
}) => {
  const linkedAccounts = [
    { id: `linked_${stack.origin.length}_${Date.now()}`, name: "Everyday", masked: "****1234", type: "BANK" },
  ];
  const change = { currency: "USD", linkedAccounts, trustsEveryDevice: true };
  const player = await addPlayerWithDocument(stack, "VERIFIED", change);
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 250_00n });
  await logIn(page, { username: player.email, password: goodPassword });
  await page.goto("/account/security");
  await page.getByRole("link", { name: "Close account" }).click();
  const facts = page.getByRole("region", { name: "What happens" });
  await expect(facts).toContainText("$250.00");
  await expect(page.getByText(/\$250\.00, less a fee of \$2\.50/)).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  const form = page.getByRole("region", { name: "Close my account" });
  const close = form.getByRole("button", { name: "Close account" });
  await close.click();
  await expect(form.getByText("Enter your 4-digit PIN.")).toBeVisible();
  await expect(form.getByLabel("PIN", { exact: true })).toBeFocused();
  await form.getByLabel("PIN", { exact: true }).fill("2580");
  await form.getByLabel("Password", { exact: true }).fill("not my password");
  await form.getByRole("checkbox").check();
  await close.click();
  await expect(form.getByText("Incorrect password.")).toBeVisible();
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await close.click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account is closed" })).toBeVisible();

  await page.goto("/login");
  await fillLogin(page, { username: player.email, password: goodPassword });
  await expect(page.getByText("This account is closed.", { exact: false })).toBeVisible();
});
