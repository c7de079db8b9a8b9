import { addPlayer, goodPassword } from "@parlour/stack/testing-people";
import { expect, logIn, test } from "./own-stack.ts";

test("a player adds a passkey with the old proof, logs in with it alone, and removes it", {
  tag: ["@desk", "@ci"],
}, async ({ browser, stack }) => {
  // A passkey belongs to a host name; browsers refuse one for an IP address.
  const context = await browser.newContext({ baseURL: stack.origin.replace("127.0.0.1", "localhost") });
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send("WebAuthn.enable");
  await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const player = await addPlayer(stack);
  const passkeys = page.locator("#passkeys");
  const confirm = async () => {
    const dialog = page.getByRole("dialog", { name: "Confirm it's you" });
    const byPassword = dialog.getByRole("button", { name: "Use my password" });
    if (await byPassword.isVisible()) await byPassword.click();
    await dialog.getByLabel("Password", { exact: true }).fill(goodPassword);
    await dialog.getByRole("button", { name: "Continue" }).click();
  };

  await logIn(page, player, "/login?destination=/account/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("dialog", { name: "Confirm it's you" })).toBeVisible();
  await confirm();
  await expect(page.getByText("Passkey added.")).toBeVisible();
  await passkeys.getByRole("button", { name: "Rename" }).click();
  await passkeys.getByLabel("Name of this passkey").fill("My laptop");
  await passkeys.getByRole("button", { name: "Save" }).click();
  await expect(passkeys.getByText("My laptop")).toBeVisible();

  await context.clearCookies();
  await page.goto("/login?destination=/account/security");
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
  await expect(passkeys.getByText(/^Last used/)).toBeVisible();

  await passkeys.getByRole("button", { name: "Remove" }).click();
  await confirm();
  await expect(page.getByText(/^Passkey removed/)).toBeVisible();
  await expect(passkeys.getByText("My laptop")).toHaveCount(0);
  await context.close();
});
