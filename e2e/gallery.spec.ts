import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";

const galleryPath = "/sandbox/ui";

const countryOf = (page: Page) => page.getByRole("combobox", { name: "Country", exact: true });

async function openGallery(page: Page) {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto(galleryPath);
  // The combobox replaces its plain select once scripts run.
  await expect(countryOf(page)).toHaveAttribute("aria-expanded", "false");
  return complaints;
}

const button = (page: Page, name: string) => page.locator("main").getByRole("button", { name, exact: true });

function axe(page: Page) {
  // Focus guards are focusable and hidden on purpose; they only move the focus.
  return new AxeBuilder({ page }).setLegacyMode().exclude("[data-base-ui-focus-guard]");
}

async function violationsOf(builder: AxeBuilder) {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join("\n")}`);
}

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("is accessible, fits the screen and logs nothing to the console", async ({ page }) => {
  // The gallery has hundreds of components, so axe takes longer than on a real page.
  const complaints = await openGallery(page);
  expect(await violationsOf(axe(page))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
});

test("needs no inline style from the server", async ({ request }) => {
  const html = await (await request.get(galleryPath)).text();
  expect(html.match(/\sstyle="[^"]*"/g)).toBeNull();
});

test("every button has a touch area of 44 px", async ({ page }) => {
  await openGallery(page);
  const small = await page.locator("main button:visible, main summary:visible").evaluateAll((controls) =>
    controls.flatMap((control) => {
      const box = control.getBoundingClientRect();
      // A pseudo-element may enlarge the touch area of a smaller control.
      const stretched = Number.parseFloat(getComputedStyle(control, "::before").height) || 0;
      const height = Math.max(box.height, stretched);
      return height < 44 ? [`${control.textContent} ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test("a sheet opens from the bottom on phones and at the side on wider screens", async ({
  page,
  viewport,
}) => {
  await openGallery(page);
  await button(page, "Open sheet").click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet).toBeVisible();
  await sheet.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const box = await sheet.evaluate((element) => element.getBoundingClientRect());
  const { width, height } = viewport!;
  expect(box.bottom).toBeCloseTo(height, 0);
  expect(box.right).toBeCloseTo(width, 0);
  if (width < 768) expect(box).toMatchObject({ left: 0, width });
  else expect(box).toMatchObject({ top: 0, height });
  await button(page, "Close").click();
  await expect(sheet).toBeHidden();
  await expect(button(page, "Open sheet")).toBeFocused();
});

test("text typed before scripts have loaded is kept", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(galleryPath, { waitUntil: "commit" });
  const form = page.getByRole("region", { name: "Join" });
  await form.getByLabel("Email").fill("early@example.com");
  release();
  await expect(countryOf(page)).toHaveAttribute("aria-expanded", "false");
  await form.getByRole("button", { name: "Join" }).click();
  await expect(form.getByLabel("Password", { exact: true })).toBeFocused();
  await expect(form.getByLabel("Email")).toHaveValue("early@example.com");
});

test.describe("keyboard", { tag: "@desk" }, () => {
  test("a dialog traps the focus and restores it", async ({ page }) => {
    await openGallery(page);
    const opener = button(page, "Open dialog");
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Withdraw $150.00" });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(/leaves your balance now/);
    for (let presses = 0; presses < 7; presses++) {
      await page.keyboard.press(presses % 3 === 2 ? "Shift+Tab" : "Tab");
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    expect(await violationsOf(axe(page).include("dialog[open]"))).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test("a dialog closes on an outside click, unless it needs an answer", async ({ page }) => {
    await openGallery(page);
    await button(page, "Open dialog").click();
    await page.mouse.click(5, 5);
    await expect(page.getByRole("dialog")).toBeHidden();

    await button(page, "Open a dialog that needs an answer").click();
    const question = page.getByRole("dialog", { name: "You've been playing for 60 minutes" });
    await page.mouse.click(5, 5);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await expect(question).toBeVisible();
    await button(page, "Stop playing").click();
    await expect(question).toBeHidden();
  });

  test("a menu supports arrow keys and letters and restores the focus", async ({ page }) => {
    await openGallery(page);
    await button(page, "Account").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Edit profile" })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "Copy player number" })).toBeFocused();
    await page.keyboard.press("l");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(button(page, "Account")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Picked: logout")).toBeVisible();
  });

  test("tabs support arrow keys, Home and End, and skip disabled ones", async ({ page }) => {
    await openGallery(page);
    await page.getByRole("tab", { name: "All" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: "Deposits" })).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toHaveText("Your deposits.");
    await page.keyboard.press("Home");
    await expect(page.getByRole("tabpanel")).toHaveText("All your transactions.");
  });

  test("toasts are announced, stay while hovered, and errors stay until dismissed", async ({ page }) => {
    await openGallery(page);
    await page.clock.install();
    const region = page.getByRole("region", { name: "Notifications" });
    await expect(region).toHaveAttribute("aria-live", "polite");
    await button(page, "Information").click();
    await button(page, "Error").click();
    await expect(region).toContainText("Roulette starts in a minute");
    await region.getByText("Roulette starts in a minute").hover();
    await page.clock.fastForward(20_000);
    await expect(region).toContainText("Roulette starts in a minute");
    await page.mouse.move(0, 0);
    await page.clock.fastForward(20_000);
    await expect(region).not.toContainText("Roulette starts in a minute");
    await expect(region).toContainText("The bank declined the payment");
    await region.getByRole("button", { name: "Dismiss" }).click();
    await expect(region).not.toContainText("The bank declined the payment");
  });

  test("a toast shown from a dialog appears inside it and outlives it", async ({ page }) => {
    await openGallery(page);
    await button(page, "Open wide dialog").click();
    await button(page, "Show a toast from here").click();
    const dialog = page.getByRole("dialog", { name: "Choose your bank" });
    await expect(dialog.getByText("Also announced inside a dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.getByText("Also announced inside a dialog")).toBeVisible();
  });

  test("a code can be typed or pasted with spaces, and completes once", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openGallery(page);
    const code = page.getByLabel("Code from your phone");
    await expect(code).toHaveAttribute("autocomplete", "one-time-code");
    await code.focus();
    await page.keyboard.type("12a3");
    await expect(code).toHaveValue("123");
    await page.evaluate(() => navigator.clipboard.writeText("482 913"));
    await code.press("ControlOrMeta+a");
    await code.press("ControlOrMeta+v");
    await expect(code).toHaveValue("482913");
    await expect(page.getByText("Complete: 482913")).toBeVisible();
  });

  test("a combobox filters by typing and selects by keyboard, also in a dialog", async ({ page }) => {
    await openGallery(page);
    const country = countryOf(page);
    await country.focus();
    await page.keyboard.type("an");
    const found = page.getByRole("listbox", { name: "Country", exact: true }).getByRole("option");
    await expect(found).toHaveText(["Canada", "France", "Germany"]);
    expect(await violationsOf(axe(page).include("#choices"))).toEqual([]);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(country).toHaveValue("France");
    await expect(page.getByText("Chosen: FR")).toBeVisible();
    await page.keyboard.type("zzz");
    await expect(page.getByText("No country matches.")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(country).toHaveValue("France");

    await button(page, "Open wide dialog").click();
    const bank = page.getByRole("combobox", { name: "Bank" });
    await bank.click();
    await page.getByRole("option", { name: "Old Quay" }).click();
    await expect(bank).toHaveValue("Old Quay");
    await bank.press("ArrowDown");
    await bank.press("Escape");
    await expect(page.getByRole("dialog", { name: "Choose your bank" })).toBeVisible();
  });

  test("a form shows errors on blur and on submit, and keeps what was typed", async ({ page }) => {
    await openGallery(page);
    const form = page.getByRole("region", { name: "Join" });
    const email = form.getByLabel("Email");
    const password = form.getByLabel("Password", { exact: true });
    await form.getByRole("button", { name: "Join" }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/Enter an address like/);
    await expect(form.getByRole("alert")).toContainText("Use at least 8 characters.");
    await email.fill("taken@example.com");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await password.fill("short");
    await password.blur();
    await expect(password).toHaveAttribute("aria-invalid", "true");
    await form.getByRole("button", { name: "Show password" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await password.fill("long enough");
    await form.getByRole("button", { name: "Join" }).click();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/in use/);
    await expect(email).toHaveValue("taken@example.com");
  });

  test("an amount field accepts only digits and limits its decimals", async ({ page }) => {
    await openGallery(page);
    const amount = page.getByLabel("Amount", { exact: true });
    await amount.fill("");
    await amount.pressSequentially("1x2,345");
    await expect(amount).toHaveValue("12.34");
    await amount.fill("$1,250.50");
    await expect(amount).toHaveValue("1250.50");
    await page
      .getByRole("group", { name: "Suggested amounts" })
      .getByRole("button", { name: "$250" })
      .click();
    await expect(amount).toHaveValue("250");
  });

  test("a date is complete only if the day exists", async ({ page }) => {
    await openGallery(page);
    const date = page.getByRole("group", { name: "Date of birth", exact: true });
    await date.getByLabel("Day").selectOption("31");
    await date.getByLabel("Month").selectOption("02");
    await date.getByLabel("Year").selectOption("1990");
    await expect(page.getByText("Chosen: 1990")).toBeHidden();
    await date.getByLabel("Day").selectOption("28");
    await expect(page.getByText("Chosen: 1990-02-28")).toBeVisible();
  });
});
