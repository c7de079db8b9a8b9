import { fillJoin, newPerson } from "./newcomer.ts";
import { expect, test, textsOf } from "./own-stack.ts";

const IBAN = "DE48370400440532015678";

test("a newcomer with euros sets a PIN on the way, keeps the entries and links an IBAN", {
  tag: ["@phone", "@ci"],
}, async ({ page }) => {
  await page.goto("/join");
  await fillJoin(page, newPerson(), textsOf("en"), { phone: "416 555 0177", currency: "EUR" });
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.locator("button[popovertarget='account-menu']")).toBeVisible();

  await page.goto("/account/bank-accounts");
  await expect(page.getByText("You need a PIN to link a bank account.")).toBeVisible();
  await page.getByLabel("Name for this account").fill("Everyday");
  await page.getByLabel("IBAN").fill(IBAN.replace("DE", "FR"));
  await page.getByRole("main").getByRole("link", { name: "Set a PIN" }).click();
  await expect(page).toHaveURL(/\/account\/security\?destination=%2Faccount%2Fbank-accounts#pin$/);
  const pin = page.getByRole("region", { name: "PIN" });
  await pin.getByLabel("New PIN").fill("2580");
  await pin.getByLabel("Confirm PIN").fill("2580");
  await pin.getByRole("button", { name: "Save PIN" }).click();

  await expect(page).toHaveURL(/\/account\/bank-accounts$/);
  await expect(page.getByLabel("Name for this account")).toHaveValue("Everyday");
  await expect(page.getByText("You need a PIN to link a bank account.")).toBeHidden();
  await page.getByRole("button", { name: "Link bank account" }).click();
  await expect(page.getByText("This IBAN isn't valid.")).toBeVisible();
  await page.getByLabel("IBAN").fill(IBAN);
  await page.getByRole("button", { name: "Link bank account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: "Link bank account" }).click();
  await expect(page.getByText("Sandbox Bank ****5678").first()).toBeVisible();
  await expect(page.getByLabel("Name for this account")).toHaveValue("");
});
