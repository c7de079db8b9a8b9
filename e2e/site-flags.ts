import { COOKIES } from "@parlour/contracts/constants";
import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { fillJoinLogin, newPerson } from "./newcomer.ts";

/** A visitor and the demo player, in separate browsers, who see the effect of an operator's change. */
export type Onlookers = { visitor: Page; player: Page };

/** A setting, how an operator changes it, and how to read its effect on the site. */
export type SiteFlag = {
  name: keyof SiteConfiguration;
  label: string;
  change: (field: (label: string) => Fields) => Promise<unknown>;
  see: (onlookers: Onlookers) => Promise<unknown>;
  was: unknown;
  becomes: unknown;
};
type Fields = { switch: Locator; text: Locator; tick: (option: string) => Locator };

const DICE = "/casino/instant-games/dice";
const OFFER = "/promotions/bring-a-friend";
const NO_WAY_TO_PAY = "No payment methods are available for your account right now.";
const SHOWN_WITHIN_MS = 5_000;

const flip = (label: string) => ({
  label,
  change: (field: (label: string) => Fields) => field(label).switch.click(),
});
const type = (label: string, text: string) => ({
  label,
  change: (field: (label: string) => Fields) => field(label).text.fill(text),
});
const search = (label: string, option: string) => ({
  label,
  change: async (field: (label: string) => Fields) => {
    await field(label).text.fill(option);
    await field(label).text.press("Enter");
  },
});
const select = (label: string, value: string) => ({
  label,
  change: (field: (label: string) => Fields) => field(label).text.selectOption(value),
});
const untick = (label: string, option: string) => ({
  label,
  change: (field: (label: string) => Fields) => field(label).tick(option).uncheck(),
});

async function statusOf(page: Page, path: string): Promise<number | undefined> {
  return (await page.goto(path))?.status();
}

/** Returns the path after all redirects. */
async function endOf(page: Page, path: string): Promise<string> {
  await page.goto(path);
  return new URL(page.url()).pathname;
}

/** Returns whether a page shows an element. It first waits for something that the page shows in any case. */
async function shows(page: Page, path: string, wanted: Locator, beside: Locator): Promise<boolean> {
  await page.goto(path);
  await beside.first().waitFor({ state: "attached" });
  return (await wanted.count()) > 0;
}

async function appears(wanted: Locator): Promise<boolean> {
  return wanted
    .first()
    .waitFor({ state: "attached", timeout: SHOWN_WITHIN_MS })
    .then(
      () => true,
      () => false,
    );
}

const inMain = (page: Page, role: "link" | "button" | "heading", name: string | RegExp) =>
  page.getByRole("main").getByRole(role, { name });

/** Every flag of the site configuration, and all other settings that the site reads. */
export const siteFlags: readonly SiteFlag[] = [
  {
    name: "isCashierDepositEnabled",
    ...flip("Deposits"),
    see: ({ player }) =>
      shows(
        player,
        "/account/cashier",
        inMain(player, "link", "Deposit"),
        inMain(player, "link", "Withdraw"),
      ),
    was: true,
    becomes: false,
  },
  {
    name: "isCashierWithdrawalEnabled",
    ...flip("Withdrawals"),
    see: ({ player }) =>
      shows(
        player,
        "/account/cashier",
        inMain(player, "link", "Withdraw"),
        inMain(player, "link", "Deposit"),
      ),
    was: true,
    becomes: false,
  },
  {
    name: "isLoyaltyEnabled",
    ...flip("Loyalty"),
    see: ({ player }) => statusOf(player, "/account/loyalty"),
    was: 200,
    becomes: 404,
  },
  {
    name: "loyaltyIconTierEnabled",
    ...flip("Tier icon"),
    see: ({ player }) => {
      const tier = player.getByRole("region", { name: "Tier", exact: true });
      return shows(player, "/account/loyalty", tier.locator("svg[viewBox='0 0 64 64']"), tier);
    },
    was: true,
    becomes: false,
  },
  {
    name: "isPromotionalSpinEnabled",
    ...flip("Promotional spins"),
    // The demo player has free spins for the slot Pearl Diver; offers for other games are available to everyone.
    see: ({ player }) => {
      const card = player.getByRole("article").filter({ hasText: "Pearl Diver" });
      return shows(player, "/casino/slots", card.getByText("Free games"), card);
    },
    was: true,
    becomes: false,
  },
  {
    name: "casinoLoggedPracticePlayEnabled",
    ...flip("Practice play for logged-in players"),
    see: ({ player }) =>
      shows(player, DICE, inMain(player, "link", "Practice Dice"), inMain(player, "heading", "Dice")),
    was: true,
    becomes: false,
  },
  {
    name: "isGamesIntegrationEnabled",
    ...flip("Launch through games integration"),
    see: async ({ visitor }) => {
      const launch = visitor.waitForRequest(/\/games\/\d+\/(practice\/)?url/);
      await visitor.goto("about:blank");
      await visitor.goto(`${DICE}#quickplay`);
      return new URL((await launch).url()).pathname.includes("games-integration-service");
    },
    was: true,
    becomes: false,
  },
  {
    name: "dynamicCardsEnabled",
    ...flip("Live casino cards"),
    see: async ({ visitor }) => [
      await statusOf(visitor, "/live-casino"),
      await statusOf(visitor, "/live-dealer"),
    ],
    was: [200, 200],
    becomes: [404, 404],
  },
  {
    name: "channelSearchDelayMs",
    ...type("Search delay", "10000"),
    see: async ({ visitor }) => {
      await openHydrated(visitor, "/casino");
      await visitor.getByRole("combobox", { name: "Search games" }).first().fill("dice");
      return await appears(visitor.getByRole("option", { name: /Dice/ }));
    },
    was: true,
    becomes: false,
  },
  {
    name: "twoFactorAuthenticatorEnabled",
    ...flip("Authenticator for players"),
    see: ({ player }) => endOf(player, "/account/two-factor"),
    was: "/account/two-factor",
    becomes: "/",
  },
  {
    name: "documentVerificationEnabled",
    ...flip("Document verification"),
    see: ({ player }) => statusOf(player, "/validate-document"),
    was: 200,
    becomes: 404,
  },
  {
    name: "mfaOperations",
    ...untick("Operations that require a code", "Update profile"),
    see: async ({ player }) => {
      await openHydrated(player, "/account/profile");
      const firstName = player.getByLabel("First name");
      // The form can be saved only after a change, so we enter a name that differs from the current one.
      await firstName.fill((await firstName.inputValue()) === "Dora" ? "Theodora" : "Dora");
      const asked = player.getByRole("dialog");
      await inMain(player, "button", /save/i).first().click();
      return await appears(asked);
    },
    was: true,
    becomes: false,
  },
  {
    name: "loggedInPages",
    ...type("Pages for logged-in players", "/account\n/promotions"),
    see: ({ visitor }) => endOf(visitor, "/promotions"),
    was: "/promotions",
    becomes: "/login",
  },
  {
    name: "anonymousPages",
    ...type("Pages for anonymous visitors", "/login\n/join\n/become-an-affiliate"),
    see: ({ player }) => endOf(player, "/become-an-affiliate"),
    was: "/become-an-affiliate",
    becomes: "/",
  },
  {
    name: "enableGeoTargeting",
    ...flip("Geo targeting"),
    see: async ({ visitor }) => {
      await visitor.goto("/");
      const url = visitor.url();
      await visitor.context().addCookies([{ name: COOKIES.sandboxPlace, value: "US-WA", url }]);
      const end = await endOf(visitor, OFFER);
      await visitor.context().clearCookies({ name: COOKIES.sandboxPlace });
      return end;
    },
    was: "/not-available-region",
    becomes: OFFER,
  },
  {
    name: "countryCode",
    ...search("Home country", "Mexico"),
    see: async ({ visitor }) => {
      // The visitor's location is unknown at first, because the browser requests it only after the page has
      // loaded.
      await visitor.context().clearCookies({ name: COOKIES.country });
      await visitor.context().clearCookies({ name: COOKIES.location });
      await visitor.goto("/join");
      await fillJoinLogin(visitor, newPerson());
      return await visitor.locator("input[role=combobox]").inputValue();
    },
    was: "Canada",
    becomes: "Mexico",
  },
  {
    name: "languagesPublished",
    ...untick("Languages on the site", "Portuguese"),
    see: async ({ visitor }) => {
      await visitor.goto("/?lang=pt");
      const language = await visitor.locator("html").getAttribute("lang");
      await visitor.goto("/?lang=en");
      return language;
    },
    was: "pt",
    becomes: "en",
  },
  {
    name: "languageDefault",
    ...select("Default language", "fr"),
    see: async ({ visitor }) => {
      const headers = { "accept-language": "de" };
      await visitor.context().clearCookies({ name: COOKIES.language });
      const page = await (await visitor.request.get("/", { headers })).text();
      await visitor.context().clearCookies({ name: COOKIES.language });
      return /<html lang="([\w-]+)"/.exec(page)?.[1];
    },
    was: "en",
    becomes: "fr",
  },
  {
    name: "defaultCurrency",
    ...search("Default currency", "EUR · Euro"),
    see: async ({ visitor }) => {
      await visitor.goto("/join");
      await fillJoinLogin(visitor, newPerson());
      // The site does not offer Norway's currency.
      await visitor.locator("input[role=combobox]").fill("Norway");
      await visitor.getByRole("option", { name: "Norway", exact: true }).click();
      return await visitor.getByLabel("Currency").inputValue();
    },
    was: "USD",
    becomes: "EUR",
  },
  {
    name: "brandCode",
    ...type("Brand code", "ANOTHER"),
    see: ({ player }) => {
      const ways = player.getByRole("main").getByRole("radio");
      return shows(player, "/account/cashier/deposit", ways, ways.or(player.getByText(NO_WAY_TO_PAY)));
    },
    was: true,
    becomes: false,
  },
  {
    name: "bucket",
    ...type("Content bucket", "another"),
    see: ({ visitor }) => statusOf(visitor, "/terms"),
    was: 200,
    becomes: 404,
  },
  {
    name: "servicesBaseUrl",
    ...type("Services base URL", "/gateway/services"),
    see: async ({ visitor }) => {
      // A Playwright route acts as the gateway and forwards each request.
      const gateway = "**/gateway/services/**";
      let passedOn = 0;
      await visitor.route(gateway, (route) => {
        passedOn++;
        return route.continue({ url: route.request().url().replace("/gateway/", "/") });
      });
      await visitor.goto("about:blank");
      await visitor.goto(`${DICE}#quickplay`);
      await expect(visitor.frameLocator("iframe").getByRole("button").first()).toBeVisible();
      await visitor.unroute(gateway);
      return passedOn > 0;
    },
    was: false,
    becomes: true,
  },
  {
    name: "contactSubjects",
    ...type("Contact form subjects", "General\nPayments"),
    see: async ({ visitor }) => {
      await visitor.goto("/contact-us");
      await visitor.getByLabel("Message").waitFor();
      return await visitor.getByLabel("Subject").count();
    },
    was: 0,
    becomes: 1,
  },
  {
    name: "site.config.affiliate.check-referring-site.enabled",
    ...flip("Check the referring site"),
    see: async ({ visitor }) => {
      const cookie = /^referring-site-/;
      await visitor.context().clearCookies({ name: cookie });
      await visitor.goto("/", { referer: "http://reviews.example/best" });
      // The script that keeps the token in a cookie runs after the page has loaded.
      const isKept = async () => (await visitor.context().cookies()).some(({ name }) => cookie.test(name));
      const lookedUntilMs = Date.now() + SHOWN_WITHIN_MS;
      while (!(await isKept()) && Date.now() < lookedUntilMs) await visitor.waitForTimeout(250);
      return await isKept();
    },
    was: true,
    becomes: false,
  },
  {
    name: "affiliateTokenDays",
    ...type("Referral validity in days", "7"),
    see: async ({ player }) => {
      await player.goto("/account/refer-a-friend");
      const hint = await player.getByText(/It counts for \d+ days/).textContent();
      return Number(/for (\d+) days/.exec(hint ?? "")?.[1]);
    },
    was: 40,
    becomes: 7,
  },
];
