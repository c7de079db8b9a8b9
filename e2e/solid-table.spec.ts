import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { recordConsoleMessages } from "./own-stack.ts";

const plain = ["--no-sandbox", "--disable-background-networking", "--disable-component-update"];
const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
// The graphics card is emulated, so that these journeys run on any machine.
const emulated = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
test.use({ launchOptions: { executablePath, args: [...plain, ...emulated] } });

// Without a graphics card, shaders take half a minute to compile on a busy machine.
const patience = { timeout: 240_000 };
// These journeys run one browser at a time, because each emulates a graphics card on all
// processors.
test.describe.configure({ mode: "default" });

/**
 * The tables under test, each with the element that lists its cards for screen readers. The list is compared with the
 * drawn cards.
 */
const tables = [{ id: "1305", name: "baccarat", hands: ".lbac-side" }];

async function open(page: Page, id: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url?mode=practice`;
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible();
}

/** Chooses the 3D table for this device, which also allows an emulated graphics card. */
const chooseSolid = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("parlour-table-view", localStorage.getItem("parlour-table-view") ?? "solid");
  });

const solid = (page: Page) => page.locator(".solid-table[data-ready]");
const switchOf = (page: Page) => page.getByRole("button", { name: "3D table" });

for (const { id, name, hands } of tables) {
  test(`${name} in 3D: the drawn cards are those of the result`, { tag: "@ci" }, async ({ page }) => {
    test.slow();
    const complaints = recordConsoleMessages(page);
    await chooseSolid(page);
    await open(page, id);
    await expect(solid(page)).toHaveCount(1, patience);
    // The worker reports the faces from the objects that it has drawn. An emulated graphics card is slow, so the
    // report may still be about an earlier moment of the round.
    await page.waitForFunction(
      (selector) => {
        if (!document.querySelector(".live-status[data-phase=RESULT]")) return false;
        const drawn = document.querySelector<HTMLElement>(".solid-table[data-ready]")?.dataset.faces ?? "";
        const codes = drawn.split(" ").map((one) => one.split(":")[1]!);
        const spoken = [...document.querySelectorAll(`${selector} .sr-only`)].flatMap((hand) =>
          hand.textContent!.split(":")[0]!.split(", "),
        );
        const ranks: Record<string, string> = { A: "Ace", K: "King", Q: "Queen", J: "Jack", T: "10" };
        const suits: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
        const names = codes.map((code) =>
          `${ranks[code[0]!] ?? code[0]} of ${suits[code[1]!]}`.toLowerCase(),
        );
        const wanted = spoken.map((one) => one.trim().toLowerCase());
        return wanted.length > 1 && names.toSorted().join() === wanted.toSorted().join();
      },
      hands,
      patience,
    );
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.target])).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("a player squeezes a card of the 3D table, which turns over", { tag: "@ci" }, async ({ page }) => {
  test.slow();
  await chooseSolid(page);
  await open(page, "1305");
  await expect(solid(page)).toHaveCount(1, patience);
  const card = page.getByRole("slider", { name: "Squeeze card 1 of Player" });
  await expect(card).toBeVisible(patience);
  await card.fill("80");
  // The player's second card is still face down.
  await expect(solid(page)).toHaveAttribute("data-faces", /^player:[^?]\S* player:\?/, patience);
});

test("a table is flat until the player asks for 3D, and the choice is kept", { tag: "@ci" }, async ({
  page,
}) => {
  test.slow();
  await open(page, "1305");
  await expect(switchOf(page)).toHaveAttribute("aria-pressed", "false");
  await expect(page.locator(".lbac-side .playing-card[data-open=true]").first()).toBeVisible(patience);
  await expect(page.locator(".solid-table")).toHaveCount(0);
  await switchOf(page).click();
  await expect(solid(page)).toHaveCount(1, patience);
  await page.reload();
  await expect(solid(page)).toHaveCount(1, patience);
  await switchOf(page).click();
  await expect(page.locator(".solid-table")).toHaveCount(0);
  await page.reload();
  await expect(switchOf(page)).toHaveAttribute("aria-pressed", "false");
});

test("with reduced motion the table is flat and offers no choice", { tag: "@ci" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await chooseSolid(page);
  await open(page, "1305");
  await expect(page.locator(".lbac-side")).toHaveCount(2);
  await expect(page.locator(".view-switch button")).toHaveCount(0);
  await expect(page.locator(".solid-table")).toHaveCount(0);
});

test("without WebGL the flat table is shown, and nothing is logged", { tag: "@ci" }, async ({ page }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  const renderers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("table-scene")) renderers.push(request.url());
  });
  // Browser flags that disable WebGL don't always apply to workers, so we disable it inside the worker.
  await page.route(/table-worker/, async (route) => {
    const response = await route.fetch();
    const body = `OffscreenCanvas.prototype.getContext = () => null;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await chooseSolid(page);
  await open(page, "1305");
  await expect(page.locator(".lbac-side .playing-card[data-open=true]").first()).toBeVisible(patience);
  await expect(page.locator(".solid-table[data-ready]")).toHaveCount(0);
  expect(renderers).toEqual([]);
  expect(complaints).toEqual([]);
});
