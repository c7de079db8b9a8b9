import AxeBuilder from "@axe-core/playwright";
import type { TestStack } from "@parlour/stack/testing";
import { newestCode } from "@parlour/stack/testing-people";
import { openHydrated } from "./hydrated.ts";
import { fillJoin, fillJoinLogin, newPerson, nextJoinStep, type Person } from "./newcomer.ts";
import { expect, fillLogin, recordConsoleMessages, test, textsOf } from "./own-stack.ts";

const languages = [
  ["en", "en"],
  ["es", "es"],
  ["fr", "fr"],
  ["pt", "pt"],
  ["zh", "zh-Hans"],
] as const;

for (const [code, tag] of languages) {
  test(`${code}: register, confirm the e-mail, log out, log in, set a PIN, see the account`, {
    tag: code === "en" ? "@phone" : ["@phone", "@ci"],
  }, async ({ page, stack }) => {
    const t = textsOf(code);
    const person = newPerson();
    await page.goto(`/join?lang=${code}`);
    await fillJoin(page, person, t);
    await page
      .locator("form")
      .getByRole("button", { name: t("identity.join"), exact: true })
      .click();
    const account = page.locator("button[popovertarget='account-menu']");
    await expect(account).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
    await expect(page).toHaveURL(/\/account\/cashier\/deposit$/);
    await expect(page.getByRole("main")).toBeFocused();

    await page.goto("/account");
    await expect(
      page.getByText(t("account.emailNotConfirmed").replace("{email}", person.email)),
    ).toBeVisible();
    const token = await newestCode(stack.client(), person.email);
    await page.goto(`/confirm-email?token=${token}`);
    await expect(page.getByText(t("identity.emailConfirmed"))).toBeVisible();

    await account.click();
    await page
      .locator("#account-menu")
      .getByRole("button", { name: t("player.logOut") })
      .click();
    await expect(page.getByText(t("player.logout_message"))).toBeVisible();
    await page.goto("/login?destination=%2Faccount");
    await fillLogin(page, { username: person.email, password: person.password }, t);
    await expect(page).toHaveURL(/\/required-action\/ADD_PIN_CODE/);
    await page.getByLabel(t("identity.newPin")).fill("7391");
    await page.getByLabel(t("identity.pinAgain")).fill("7391");
    await page.getByRole("button", { name: t("identity.savePin") }).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole("main").getByText("Ines Valente")).toBeVisible();
    await expect(page.getByText(t("account.noPin"))).toBeHidden();
    await expect(page.locator("html")).toHaveAttribute("lang", tag);
  });
}

test("missing fields are listed, and the first invalid one gets the focus", async ({ page }) => {
  await page.goto("/join");
  await page.getByLabel("Email", { exact: true }).fill("no address");
  await nextJoinStep(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveCount(3);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("no address");
  await page.getByLabel("Password", { exact: true }).fill("seven quiet herons 3");
  await expect(page.getByRole("meter", { name: "Password strength" })).toHaveAttribute("value", "4");
});

test("the server's errors appear at their fields, and no input is lost", { tag: "@ci" }, async ({
  page,
  stack,
}) => {
  const first = newPerson();
  const taken = await joinByCall(stack, first);
  expect(taken.status).toBe(201);
  await page.goto("/join");
  await fillJoin(page, { ...first, password: "password1234" });
  const send = () => page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  const goOn = async () => {
    await nextJoinStep(page);
    await expect(page.getByRole("heading", { name: "Where you live" })).toBeVisible();
    await nextJoinStep(page);
    await expect(page.getByRole("heading", { name: "About you" })).toBeVisible();
  };
  await send();
  await expect(page.getByText("This password has appeared in a data breach.").first()).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill(first.password);
  await goOn();
  await send();
  await expect(page.getByText("There's already an account with this email.").first()).toBeVisible();
  await expect(page.getByText("This nickname is taken.").first()).toBeVisible();
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByLabel("Email", { exact: true }).fill(newPerson().email);
  await page.getByLabel("Nickname").fill("admin");
  await nextJoinStep(page);
  await expect(page.getByText("This nickname is reserved or looks like someone else's.")).toBeVisible();
  await page.getByLabel("Nickname").fill("another");
  await goOn();
  await expect(page.getByLabel("First name")).toHaveValue("Ines");
  await page.getByLabel("First name").fill("M4ya!");
  await send();
  await expect(page.getByText("Use letters only, as shown on your ID.")).toBeVisible();
  await page.getByLabel("First name").fill("Maya");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByLabel("Province, state or region").selectOption("");
  await nextJoinStep(page);
  await expect(page.getByText("This field is required.")).toBeVisible();
});

test("a refusal of the whole form is scrolled to and focused", { tag: ["@ci"] }, async ({ page }) => {
  await page.route("**/services/profile/v1/profiles", (route) =>
    route.fulfill({ status: 503, json: { errorCode: "OVERLOADED" } }),
  );
  await page.goto("/join");
  await fillJoin(page, newPerson());
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  const result = page.getByTestId("result");
  await expect(result).toBeFocused();
  await expect(result.getByText("We're very busy right now.")).toBeInViewport();
});

test("changing the country changes its subdivisions, phone prefix, currency and minimum age", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await page.goto("/join");
  await fillJoinLogin(page, newPerson());
  await expect(page.getByLabel("Currency", { exact: true })).toHaveValue("CAD");
  const offer = page.getByRole("complementary").filter({ has: page.locator("#join-offer") });
  await expect(offer).toContainText("CA$20");
  // The country field is a plain select element until the scripts have loaded.
  const country = page.locator("input[role=combobox]");
  await country.fill("Japan");
  await page.getByRole("option", { name: "Japan", exact: true }).click();
  await expect(page.getByLabel("Country code")).toHaveValue("JP");
  await expect(page.getByLabel("Currency", { exact: true })).toHaveValue("JPY");
  await expect(offer).toContainText("¥2,000");
  await page.getByLabel("Currency", { exact: true }).selectOption("CHF");
  await expect(offer).toContainText("CHF 20");
  await page.getByLabel("Currency", { exact: true }).selectOption("JPY");
  await expect(
    page.getByLabel("Province, state or region").locator("option", { hasText: "Hokkaidô" }),
  ).toBeAttached();
  await page.getByLabel("Phone", { exact: true }).fill("90 1234 5678");
  await nextJoinStep(page);
  await expect(page.getByRole("main").getByText("You must be 20 or older.")).toBeVisible();
});

test("?overlay=join on any page leads here, keeps the other parameters, and passes the token on", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await page.goto("/help?overlay=join&ref=P1234&from=mail");
  await expect(page).toHaveURL(/\/join\?ref=P1234&from=mail$/);
  const person = newPerson();
  await fillJoin(page, person);
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/profiles"),
  );
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    referral: "P1234",
    phonePrefix: "+1",
    phone: "4165550142",
  });
});

test("a token from another page is remembered until registration", {
  tag: ["@desk", "@ci"],
}, async ({ page }) => {
  await openHydrated(page, "/?myafftoken=AFF-9&ref=P1");
  await page.goto("/join");
  await fillJoin(page, newPerson());
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/profiles"),
  );
  await page.locator("form").getByRole("button", { name: "Join", exact: true }).click();
  expect((await sent).postDataJSON()).toMatchObject({ referral: "AFF-9" });
});

test("a forgotten password can be reset by the link, once", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  const person = newPerson();
  await joinByCall(stack, person);
  await openHydrated(page, "/login");
  await page.getByLabel("Email or nickname").fill(person.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The email address is carried over from the login form.
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send link" }).click();
  await expect(page.getByText(`If there's an account for ${person.email}`)).toBeVisible();
  const token = await newestCode(stack.client(), person.email);
  await page.goto(`/reset-password?token=${token}`);
  await page.getByLabel("New password").fill("lanterns over quiet water 9");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("Your new password is saved.")).toBeVisible();
  await page.goto(`/reset-password?token=${token}`);
  await page.getByLabel("New password").fill("lanterns over deep water 9");
  await page.getByRole("button", { name: "Save password" }).click();
  await expect(page.getByText("This link has already been used or has expired.")).toBeVisible();
});

for (const path of [
  "/login",
  "/join",
  "/forgot-password",
  "/reset-password?token=x",
  "/reset-pin?token=x",
  "/lock-account?token=x",
  "/required-action/ADD_PIN_CODE",
]) {
  test(`${path} is accessible, fits the screen and logs nothing to the console`, { tag: "@ci" }, async ({
    page,
  }) => {
    const complaints = recordConsoleMessages(page);
    await openHydrated(page, path);
    await expect(page.locator("h1")).toHaveCount(1);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(complaints).toEqual([]);
  });
}

function joinByCall(stack: TestStack, person: Person) {
  const body = {
    ...person,
    firstName: "Ines",
    lastName: "Valente",
    birthDate: "1988-05-17",
    phonePrefix: "+1",
    phone: "4165550142",
    address: { countryCode: "CA", subdivision: "ON" },
    currency: "USD",
    language: "en",
    acceptTerms: true,
  };
  return stack.client().send("POST", "/services/profile/v1/profiles", { body });
}
