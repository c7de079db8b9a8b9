import { DOCUMENT_STATUSES, REQUIRED_ACTIONS } from "@parlour/contracts/enumerations";
import { languageCodes } from "@parlour/contracts/languages";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayerWithDocument, submitDocument } from "@parlour/stack/testing-documents";
import { addPlayer, goodPassword, signIn } from "@parlour/stack/testing-people";
import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { collectOverflow } from "./overflow.ts";
import { expect, fillLogin, test, textsOf } from "./own-stack.ts";

// Screens that need more than an address: steps of the login, states of a document and results of a deposit.

const WIDTH = 360;
test.use({ viewport: { width: WIDTH, height: 780 } });
const tags = { tag: ["@phone", "@ci"] };
const CASHIER = "/account/cashier";
const longName = {
  firstName: "Bartholomew-Konstantinopolitanski",
  lastName: "Featherstonehaugh-O'Montgomery",
};

/** The language of each journey, with a currency whose amounts are long. */
const wallets = { en: "IDR", es: "VND", fr: "CAD", pt: "MXN", zh: "JPY" } as const;

async function visitAs(page: Page, stack: TestStack, language: string, player: { username: string }) {
  const client = stack.client();
  await signIn(client, { username: player.username, password: goodPassword });
  await page.context().clearCookies();
  await page
    .context()
    .addCookies([
      { name: "LANG", value: language, url: stack.origin },
      { name: "cookie-choice", value: "all", url: stack.origin },
      ...[...client.cookies].map(([name, value]) => ({ name, value, url: stack.origin })),
    ]);
  return client;
}

for (const language of languageCodes) {
  test(
    `required actions and their errors fit into ${WIDTH} px in ${language}`,
    tags,
    async ({ page, stack, context }) => {
      test.slow();
      const { problems, check } = collectOverflow(page);
      for (const action of REQUIRED_ACTIONS) {
        await context.clearCookies();
        await context.addCookies([
          { name: "LANG", value: language, url: stack.origin },
          { name: "cookie-choice", value: "all", url: stack.origin },
        ]);
        const asked = action === "ADD_PIN_CODE" ? { pinCode: null } : { requiredActions: [action] };
        const player = await addPlayer(stack, { ...longName, ...asked, language, trustsEveryDevice: true });
        await openHydrated(page, "/login");
        await fillLogin(page, { username: player.username, password: goodPassword }, textsOf(language));
        await expect(page).toHaveURL(new RegExp(`/required-action/${action}`));
        await expect(page.locator("main form button[type=submit]")).toBeVisible();
        await check(action);
        await page.locator("main form button[type=submit]").click();
        await expect(page.locator("main form [aria-invalid=true]").first()).toBeVisible();
        await check(`${action} without an entry`);
      }
      expect(problems).toEqual({});
    },
  );

  test(`every state of a document fits into ${WIDTH} px in ${language}`, tags, async ({ page, stack }) => {
    test.slow();
    const { problems, check } = collectOverflow(page);
    for (const status of DOCUMENT_STATUSES) {
      const change = { ...longName, language, phoneValidated: false, trustsEveryDevice: true };
      const player = await addPlayerWithDocument(stack, status, change);
      await visitAs(page, stack, language, player);
      await openHydrated(page, "/account");
      await check(`${status} at /account`);
      await openHydrated(page, "/validate-document");
      if (status === "BLOCKED") await expect(page).toHaveURL(/\/blocked-document-status$/);
      else if (!["PENDING", "VERIFIED"].includes(status)) {
        const form = page.frameLocator("main iframe");
        await expect(form.locator("button").last()).toBeVisible();
        const sideways = await form.locator("html").evaluate((root) => root.scrollWidth > root.clientWidth);
        expect(sideways, `the form for ${status}`).toBe(false);
      }
      await check(`${status} at /validate-document`);
    }
    expect(problems).toEqual({});
  });

  test(
    `the results of every way to deposit fit into ${WIDTH} px in ${language}`,
    tags,
    async ({ page, stack }) => {
      test.slow();
      const { problems, check } = collectOverflow(page);
      const currency = wallets[language as keyof typeof wallets];
      const player = await addPlayer(stack, { ...longName, currency, language, trustsEveryDevice: true });
      const client = await visitAs(page, stack, language, player);
      const main = page.getByRole("main");

      const fillCard = async (ending: string) => {
        await openHydrated(page, `${CASHIER}/deposit`);
        await main.locator("[autocomplete=cc-number]").fill(`400000000000${ending}`);
        await main.locator("[autocomplete=cc-exp]").fill("1230");
        await main.locator("[autocomplete=cc-csc]").fill("123");
      };
      const submit = async (name: string) => {
        await main.locator("form button[type=submit]").click();
        await expect(page.getByTestId("result")).toBeVisible();
        await check(name);
      };
      const chooseMethod = async (code: string) => {
        await openHydrated(page, `${CASHIER}/deposit`);
        await main.locator(`label:has(input[name=method][value=${code}])`).click();
      };

      await openHydrated(page, `${CASHIER}/deposit`);
      await main.locator("form button[type=submit]").click();
      await expect(main.locator("[aria-invalid=true]").first()).toBeVisible();
      await check("a card form with errors");
      await fillCard("2000");
      await submit("a declined card");
      await fillCard("3000");
      await submit("a card that the bank must confirm");
      await main.locator("a[href*='/sandbox/payments/']").click();
      await expect(main.locator("form, button").first()).toBeVisible();
      await check("the bank's page");

      await chooseMethod("VOUCHER");
      await main.locator("form input[autocapitalize=characters]").fill("PARLOUR-USED");
      await submit("a used voucher");
      await chooseMethod("VOUCHER");
      await main.locator("form input[autocapitalize=characters]").fill("PARLOUR-GOLD7");
      await submit("a voucher");
      await chooseMethod("BANK");
      await submit("the account for a bank transfer");

      await openHydrated(page, `${CASHIER}/deposit?deposit=unknown`);
      await expect(main.getByRole("button").last()).toBeVisible();
      await check("an unknown deposit");
      await submitDocument(stack, client);
      await openHydrated(page, `${CASHIER}/withdraw`);
      await check("a withdrawal while the document is being checked");
      expect(problems).toEqual({});
    },
  );
}
