import { AxeBuilder } from "@axe-core/playwright";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import type { TestStack } from "@parlour/stack/testing";
import { addPlayerWithDocument } from "@parlour/stack/testing-documents";
import { depositTo } from "@parlour/stack/testing-money";
import { actAsOperator } from "@parlour/stack/testing-operator";
import type { Page } from "@playwright/test";
import { expect, logIn, recordConsoleMessages, test } from "./own-stack.ts";

type Stack = TestStack;

const CASHIER = "/account/cashier";
const linkedAccounts = [{ id: "linked_everyday", name: "Everyday", masked: "****1234", type: "BANK" }];
let people = 0;

async function addPayer(stack: Stack, { currency = "USD", amountMinor = 100_00n } = {}) {
  people += 1;
  const accounts = linkedAccounts.map((account) => ({ ...account, id: `${account.id}_${people}` }));
  const player = await addPlayerWithDocument(stack, "VERIFIED", { currency, linkedAccounts: accounts });
  await depositTo(stack, { playerId: player.id, id: "start", currency, amountMinor });
  return player;
}

async function open(page: Page, stack: Stack, path: string, options = {}) {
  const player = await addPayer(stack, options);
  await logIn(page, player, `/login?destination=${CASHIER}${path}`);
  await page.waitForURL(`**${CASHIER}${path}`);
  return player;
}

/** Creates a payment method, which needs two operators, as in the console. */
async function createMethod(stack: Stack, method: object): Promise<void> {
  const data = { position: 0, enabled: true, regions: null, excludedRegions: [], ...method };
  const reason = "For this journey";
  const proposed = await actAsOperator(stack.client(), "Ada").call(proposeChange, {
    body: { kind: "PAYMENT_METHOD", data, reason },
  });
  const decided = await actAsOperator(stack.client(), "Bo").call(decideProposal, {
    params: { id: proposed.body.id },
    body: { decision: "APPROVE", reason },
  });
  expect(decided.status).toBe(200);
}

const playable = (page: Page) => page.getByTestId("playable");

async function fillCard(page: Page, ending: string): Promise<void> {
  await page.getByLabel("Card number").fill(`400000000000${ending}`);
  await page.getByLabel("Expiry date").fill("1230");
  await page.getByLabel("Security code (CVV)").fill("123");
}

async function confirmWithPin(page: Page, action: RegExp, pin = "2580"): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill(pin);
  await dialog.getByRole("button", { name: action }).click();
}

/** Finds text in the cashier itself, because a notification may show the same words at the same time. */
const inCashier = (page: Page, text: string) => page.getByRole("main").getByText(text);

test("the cashier shows every balance and links to deposit and withdraw, and Back goes up one level", async ({
  page,
  stack,
}) => {
  const complaints = recordConsoleMessages(page);
  await open(page, stack, "");
  await expect(playable(page)).toHaveText("$100.00");
  await page.getByText("All balances").click();
  await expect(page.getByText("Total balance")).toBeVisible();
  await expect(page.getByText("Pending withdrawal: ")).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const main = page.locator("main");
  await main.getByRole("link", { name: "Withdraw", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Withdraw" })).toBeVisible();
  await main.getByText("Bank transfer").click();
  await expect(page).toHaveURL(/\/withdraw\/cbt$/);
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/cashier\/withdraw$/);
  await main.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/account\/cashier$/);
  expect(complaints).toEqual([]);
});

test("while the document is being checked, the cashier says so instead of showing the form", {
  tag: "@ci",
}, async ({ page, stack }) => {
  const player = await addPlayerWithDocument(stack, "PENDING", { currency: "USD" });
  await depositTo(stack, { playerId: player.id, id: "start", currency: "USD", amountMinor: 100_00n });
  await logIn(page, player, `/login?destination=${CASHIER}/withdraw`);
  for (const path of ["/withdraw", "/withdraw/cbt", "/withdraw/ttp"]) {
    await page.goto(`${CASHIER}${path}`);
    await expect(inCashier(page, "You can withdraw as soon as it's verified.")).toBeVisible();
    await expect(page.getByRole("main").getByRole("textbox")).toHaveCount(0);
  }
});

test("a card deposit succeeds, is declined, or needs confirmation by the bank", async ({ page, stack }) => {
  await open(page, stack, "/deposit");
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await expect(page.getByText("Enter one of the sandbox card numbers.")).toBeVisible();
  await fillCard(page, "1000");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await expect(inCashier(page, "Deposit received")).toBeVisible();
  await expect(playable(page)).toHaveText("$150.00");

  await page.getByRole("button", { name: "Make another deposit" }).click();
  await fillCard(page, "2000");
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await expect(page.getByText("Deposit declined")).toBeVisible();

  await page.getByRole("button", { name: "Try again" }).click();
  await fillCard(page, "3000");
  await page.getByRole("button", { name: "Deposit $50.00" }).click();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await expect(page.getByRole("heading", { name: "Sandbox payment" })).toBeVisible();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(inCashier(page, "Deposit received")).toBeVisible();
  await expect(playable(page)).toHaveText("$200.00");
});

test("deposits by voucher and bank transfer succeed", { tag: ["@desk", "@ci"] }, async ({ page, stack }) => {
  await open(page, stack, "/deposit");
  await page.getByRole("main").getByText("Voucher", { exact: true }).click();
  await page.getByLabel("Voucher code").fill("nonsense");
  await page.getByRole("button", { name: /^Deposit / }).click();
  await expect(page.getByText("Enter the code printed on the voucher.")).toBeVisible();
  await page.getByLabel("Voucher code").fill("parlour-gold7");
  await page.getByRole("button", { name: /^Deposit / }).click();
  await expect(inCashier(page, "Deposit received")).toBeVisible();

  await page.getByRole("button", { name: "Make another deposit" }).click();
  await page.getByRole("main").getByText("Bank transfer", { exact: true }).click();
  await page.getByRole("button", { name: /^Deposit / }).click();
  await expect(page.getByText("Payment reference")).toBeVisible();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Deposit declined")).toBeVisible();
});

test("a bank deposit is refused, expires, or is reversed", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  await open(page, stack, "/deposit");
  const payByCard = async (ending: string) => {
    await fillCard(page, ending);
    await page.getByRole("button", { name: "Deposit $50.00" }).click();
  };
  await payByCard("3000");
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Deposit declined")).toBeVisible();

  await page.getByRole("button", { name: "Try again" }).click();
  await payByCard("4000");
  await expect(page.getByText("Waiting for $50.00")).toBeVisible();
  stack.clock.advance(16 * 60_000);
  await stack.kit.db.transaction((tx) => stack.kit.jobs.enqueue(tx, "deposit-expiry", {}));
  await expect(page.getByText("Deposit expired")).toBeVisible({ timeout: 20_000 });
  await expect(playable(page)).toHaveText("$100.00");

  await page.getByRole("button", { name: "Make another deposit" }).click();
  await payByCard("3000");
  await page.getByRole("link", { name: "Continue to payment" }).click();
  const paymentPage = page.url();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(inCashier(page, "Deposit received")).toBeVisible();
  await expect(playable(page)).toHaveText("$150.00");
  await page.goto(paymentPage);
  await page.getByRole("button", { name: "Charge back" }).click();
  await expect(inCashier(page, "Deposit reversed")).toBeVisible();
  await expect(playable(page)).toHaveText("$100.00");
});

test("a used voucher is refused, and a bank transfer arrives", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  await open(page, stack, "/deposit");
  await page.getByRole("main").getByText("Voucher", { exact: true }).click();
  await page.getByLabel("Voucher code").fill("PARLOUR-USED");
  await page.getByRole("button", { name: /^Deposit / }).click();
  await expect(page.getByText("Deposit declined")).toBeVisible();

  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("main").getByText("Bank transfer", { exact: true }).click();
  await page.getByRole("button", { name: /^Deposit / }).click();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(inCashier(page, "Deposit received")).toBeVisible();
});

for (const [currency, amount, deed] of [
  ["LTC", "2", "Pay"],
  ["ETH", "1", "Pay 25% more"],
  ["USDT", "100", "Pay half"],
] as const) {
  test(`${currency} deposit: ${deed}`, { tag: ["@desk", "@ci"] }, async ({ page, stack }) => {
    await open(page, stack, "/deposit", { currency, amountMinor: 1_00000000n });
    await page.getByRole("textbox", { name: "Amount" }).fill(amount);
    await page.getByRole("button", { name: /^Deposit / }).click();
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    const before = await playable(page).textContent();
    await page.getByRole("link", { name: "Continue to payment" }).click();
    await page.getByRole("button", { name: deed, exact: true }).click();
    await expect(page.getByText(/ received/)).toBeVisible();
    await expect(async () => {
      stack.clock.advance(2_000);
      await expect(inCashier(page, "Deposit received")).toBeVisible({ timeout: 1_500 });
    }).toPass({ timeout: 40_000 });
    await expect(playable(page)).not.toHaveText(before!);
  });
}

test("a bitcoin deposit is entered in mBTC, counts confirmations and credits the amount received", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  await open(page, stack, "/deposit", { currency: "BTC", amountMinor: 1_00000000n });
  await page.getByRole("textbox", { name: "Amount" }).fill("4");
  await page.getByRole("button", { name: "Deposit m฿4.00000" }).click();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await page.getByRole("link", { name: "Continue to payment" }).click();
  await page.getByRole("button", { name: "Pay half" }).click();
  await expect(page.getByText(/m฿2\.00000 received/)).toBeVisible();
  await expect(page.getByText("0 of 3 confirmations").last()).toBeVisible();
  for (let count = 0; count < 3; count++) stack.clock.advance(2_000);
  await expect(inCashier(page, "Deposit received")).toBeVisible({ timeout: 15_000 });
  await expect(playable(page)).toHaveText("m฿1,002.00000");
});

test("a bank withdrawal needs the PIN, is requested once, and can be cancelled", async ({ page, stack }) => {
  await open(page, stack, "/withdraw/cbt");
  await page.getByRole("textbox", { name: "Amount" }).fill("5000");
  await page.getByRole("button", { name: /^Withdraw / }).click();
  await expect(page.getByText("You can withdraw up to $100.00.")).toBeVisible();
  await page.getByRole("textbox", { name: "Amount" }).fill("40");
  await expect(page.getByText("$37.50", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Withdraw $40.00" }).click();
  await confirmWithPin(page, /Withdraw/, "9999");
  await expect(page.getByText("Incorrect PIN.")).toBeVisible();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Your PIN").fill("2580");
  await dialog.getByRole("button", { name: /Withdraw/ }).dblclick();
  await expect(page.getByText("Withdrawal requested", { exact: true })).toBeVisible();
  await expect(page.getByText("Pending withdrawal: $40.00")).toBeVisible();

  await page.getByRole("link", { name: "Manage" }).click();
  await expect(page.getByRole("button", { name: "Cancel", exact: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await page.getByRole("button", { name: "Cancel withdrawal" }).click();
  await expect(page.getByText("Withdrawal cancelled. $40.00 is back in your balance.")).toBeVisible();
  await expect(page.getByText("No pending withdrawals.")).toBeVisible();
  await expect(playable(page)).toHaveText("$100.00");
});

test("a bitcoin withdrawal goes to an address and shows its approximate value", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  await open(page, stack, "/withdraw", { currency: "BTC", amountMinor: 1_00000000n });
  await expect(page.getByText("about $80,000.00")).toBeVisible();
  await page.getByRole("textbox", { name: "Amount" }).fill("2");
  await expect(page.getByText("about $160.00")).toBeVisible();
  await page.getByRole("textbox", { name: /address/i }).fill("bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq");
  await page.getByRole("button", { name: "Withdraw m฿2.00000" }).click();
  await confirmWithPin(page, /Withdraw/);
  await expect(page.getByText("Withdrawal requested", { exact: true })).toBeVisible();
  await expect(playable(page)).toHaveText("m฿998.00000");
});

test("a payment method created by operators is shown and validated as its provider declares it", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  await createMethod(stack, {
    provider: "sandbox",
    kind: "IBAN",
    paymentType: "W",
    code: "SEPA",
    name: "SEPA transfer",
    currencies: [{ currency: "EUR", min: 20, max: 5_000, fee: 1 }],
  });
  await open(page, stack, "/withdraw", { currency: "EUR" });
  await expect(page.getByRole("main").getByText("Bank transfer", { exact: true })).toBeVisible();
  await page.getByText("SEPA transfer", { exact: true }).click();
  await page.getByRole("textbox", { name: "Amount" }).fill("19.99");
  await page.getByRole("textbox", { name: "IBAN" }).fill("de89370400440532013001");
  await page.getByRole("button", { name: /^Withdraw / }).click();
  await expect(page.getByText("€20.00.")).toBeVisible();
  await expect(page.getByText("This IBAN isn't valid.")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole("textbox", { name: "Amount" }).fill("40.005");
  await expect(page.getByRole("textbox", { name: "Amount" })).toHaveValue("40.00");
  await page.getByRole("textbox", { name: "IBAN" }).fill("de89370400440532013000");
  await expect(page.getByRole("textbox", { name: "IBAN" })).toHaveValue("DE89 3704 0044 0532 0130 00");
  await page.getByRole("button", { name: "Withdraw €40.00" }).click();
  await confirmWithPin(page, /Withdraw/);
  await expect(page.getByText("DE893704…013000").first()).toBeVisible();
  await expect(page.getByText("€39.00", { exact: true })).toBeVisible();
});

test("withdrawing everything in two tabs withdraws it once", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
  context,
}) => {
  await open(page, stack, "/withdraw/cbt");
  const second = await context.newPage();
  await second.goto(`${CASHIER}/withdraw/cbt`);
  const tabs = [page, second];
  for (const tab of tabs) {
    await tab.getByRole("textbox", { name: "Amount" }).fill("100");
    await tab.getByRole("button", { name: "Withdraw $100.00" }).click();
    await tab.getByRole("dialog").getByLabel("Your PIN").fill("2580");
  }
  await Promise.all(
    tabs.map((tab) =>
      tab
        .getByRole("dialog")
        .getByRole("button", { name: /Withdraw/ })
        .click(),
    ),
  );
  const done = (tab: Page) => tab.getByText("Withdrawal requested", { exact: true });
  await expect(async () => {
    expect((await done(page).count()) + (await done(second).count())).toBe(1);
    for (const tab of tabs) await expect(tab.getByText("Pending withdrawal: $100.00")).toBeVisible();
  }).toPass({ timeout: 20_000 });
});

test("the recipient sees a transfer at once", { tag: ["@desk", "@ci"] }, async ({ page, stack, browser }) => {
  const friend = await addPayer(stack);
  const theirs = await (await browser.newContext({ baseURL: stack.origin })).newPage();
  await logIn(theirs, friend, `/login?destination=${CASHIER}`);
  await expect(theirs.getByTestId("playable")).toHaveText("$100.00");

  await open(page, stack, "/withdraw/ttp");
  await page.getByLabel("Player's nickname").fill("nobody-at-all");
  await page.getByRole("textbox", { name: "Amount" }).fill("25");
  await page.getByRole("button", { name: "Send $25.00" }).click();
  await expect(
    page.getByText("We couldn't find a player with that nickname who can receive transfers."),
  ).toBeVisible();
  await page.getByLabel("Player's nickname").fill(friend.nickname);
  await page.getByRole("button", { name: "Send $25.00" }).click();
  await confirmWithPin(page, /Send/);
  await expect(page.getByText(`${friend.nickname} has received $25.00.`)).toBeVisible();
  await expect(theirs.getByTestId("playable")).toHaveText("$125.00");
  await theirs.context().close();
});

test("cashier pages that are not available to the player redirect to ones that are", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  const player = await addPlayerWithDocument(stack, "VERIFIED", {
    countryCode: "GB",
    subdivision: "",
    currency: "USD",
  });
  await page.goto(`${CASHIER}/deposit`);
  await expect(page).toHaveURL(/\/login\?destination=/);
  await logIn(page, player, `/login?destination=${CASHIER}/withdraw/cbt`);
  await expect(page).toHaveURL(/\/cashier\/withdraw$/);
  await page.goto(`${CASHIER}/withdraw/ttp`);
  await expect(page).toHaveURL(/\/cashier\/withdraw$/);
  expect((await page.goto(`${CASHIER}/nothing-here`))?.status()).toBe(404);
});

test("an embedded app that fails leads to the error page, and the shell keeps working", {
  tag: ["@desk", "@ci"],
}, async ({ page, stack }) => {
  await page.route("**/embedded/entry.js", (route) => route.abort());
  const player = await addPayer(stack);
  await logIn(page, player, "/login?destination=/account/profile");
  await page.goto(`${CASHIER}/deposit`);
  await expect(page).toHaveURL(/\/error\/internal-server$/);
  await page.unroute("**/embedded/entry.js");
  await page.getByRole("link", { name: "Deposit" }).first().click();
  await expect(page.getByText("Payment method")).toBeVisible();
});

test("an error page of an embedded app leads back to where it failed", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  const player = await addPayer(stack);
  await logIn(page, player, "/login?destination=/account/profile");
  await page.route("**/embedded/entry.js", (route) => route.abort());
  await page.goto(`${CASHIER}/deposit`);
  await expect(page).toHaveURL(/\/error\/internal-server$/);
  await page.unroute("**/embedded/entry.js");
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(/\/cashier\/deposit$/);
  await expect(page.getByText("Payment method")).toBeVisible();
});

test("an embedded app that loads slowly says so in place and still opens", {
  tag: ["@phone", "@ci"],
}, async ({ page, stack }) => {
  const player = await addPayer(stack);
  await logIn(page, player, "/login?destination=/account/profile");
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let requested = () => {};
  const request = new Promise<void>((resolve) => {
    requested = resolve;
  });
  await page.route("**/embedded/entry.js", async (route) => {
    requested();
    await arrived;
    await route.continue();
  });
  await page.clock.install();
  await page.goto(`${CASHIER}/deposit`);
  await request;
  await page.clock.fastForward(20_000);
  const slow = page.getByText("This is taking longer than usual.");
  await expect(slow).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page).toHaveURL(/\/cashier\/deposit$/);
  arrive();
  await expect(page.getByText("Payment method")).toBeVisible();
  await expect(slow).toBeHidden();
});

test("mounting and unmounting a hundred times leaks no memory", { tag: ["@desk", "@ci"] }, async ({
  page,
  stack,
}) => {
  test.slow();
  const player = await open(page, stack, "");
  await expect(playable(page)).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  const session = await page.evaluate(async () => {
    const polled = performance.getEntriesByType("resource").map(({ name }) => name);
    return polled.map((name) => /profiles\/([^/]+)\/transactions/.exec(name)?.[1]).find(Boolean);
  });
  expect(session, player.email).toBeDefined();

  /** Mounts and unmounts the embedded app repeatedly, as the shell does. */
  const mountRepeatedly = (times: number) =>
    page.evaluate(
      async ({ handle, visits, path }) => {
        const send = (type: string, detail: object) =>
          window.dispatchEvent(new CustomEvent(type, { detail: { version: 1, ...detail } }));
        for (let visit = 0; visit < visits; visit++) {
          const element = document.body.appendChild(document.createElement("div"));
          element.id = `visit-${visit}`;
          const there = new Promise((resolve) =>
            window.addEventListener("parlour:shell:mounted", resolve, { once: true }),
          );
          const elementId = element.id;
          send("parlour:embedded:mount", { elementId, path, session: handle, language: "en" });
          await there;
          const shown = () => element.shadowRoot?.querySelector("[data-testid=playable]");
          while (!shown()) await new Promise((resolve) => setTimeout(resolve, 5));
          send("parlour:embedded:unmount", { elementId });
          while (element.shadowRoot?.childElementCount)
            await new Promise((resolve) => setTimeout(resolve, 5));
          element.remove();
        }
      },
      { handle: session!, visits: times, path: CASHIER },
    );
  const measure = async () => {
    await devtools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devtools.send("Runtime.getHeapUsage");
    const { nodes } = await devtools.send("Memory.getDOMCounters");
    return { usedSize, nodes };
  };
  /**
   * Unfinished work of the last visit may hold memory for a while, so we take the lowest of several
   * measurements.
   */
  const settle = async () => {
    const looks = [];
    for (let look = 0; look < 8; look++) {
      looks.push(await measure());
      await page.waitForTimeout(1_000);
    }
    return {
      nodes: Math.min(...looks.map(({ nodes }) => nodes)),
      usedSize: Math.min(...looks.map(({ usedSize }) => usedSize)),
    };
  };
  // The first visits load chunks and texts and warm up the compiler, so they are not measured.
  await mountRepeatedly(20);
  const before = await settle();
  await mountRepeatedly(100);
  const after = await settle();
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.usedSize).toBeLessThanOrEqual(before.usedSize * 1.05);
});
