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
const tables = [
  { id: "1301", name: "European" },
  { id: "1302", name: "American" },
];

async function open(page: Page, id: string): Promise<void> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url?mode=practice`;
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible();
}

/** Chooses the 3D wheel for this device, which also allows an emulated graphics card. */
const chooseSolid = (page: Page) =>
  page.addInitScript(() => {
    localStorage.setItem("parlour-wheel-view", localStorage.getItem("parlour-wheel-view") ?? "solid");
  });

const solid = (page: Page) => page.locator(".solid-wheel[data-ready]");
const switchOf = (page: Page) => page.getByRole("button", { name: "3D wheel" });
/** On phones, the wheel and its button are visible only while the ball is in motion. */
const spinning = (page: Page) => page.locator(".roulette-table[data-spinning]");

for (const { id, name } of tables) {
  test(`${name} wheel in 3D: the drawn ball lies in the pocket of the result`, { tag: "@ci" }, async ({
    page,
  }) => {
    test.slow();
    const complaints = recordConsoleMessages(page);
    await chooseSolid(page);
    await open(page, id);
    await expect(solid(page)).toHaveCount(1, patience);
    for (let round = 0; round < 2; round += 1) {
      // The worker reports the pocket from the positions of the objects that it has drawn. An emulated
      // graphics card is slow, so the report may still be about the previous round.
      await page.waitForFunction(
        (before) => {
          const status = document.querySelector(".live-status[data-phase=RESULT] strong")?.textContent;
          const call = document.querySelector(".solid-wheel-call b")?.textContent;
          const rest = document.querySelector<HTMLElement>(".solid-wheel[data-ready]")?.dataset;
          if (!status || !call || !rest?.rest || rest.round === before) return false;
          const pocket = rest.rest === "37" ? "00" : rest.rest;
          return status === pocket && call === pocket;
        },
        await page.locator(".solid-wheel").getAttribute("data-round"),
        patience,
      );
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.target])).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("a player turns the 3D wheel off, and it stays off on this device", { tag: "@ci" }, async ({ page }) => {
  test.slow();
  await chooseSolid(page);
  await open(page, "1301");
  await expect(solid(page)).toHaveCount(1, patience);
  await expect(spinning(page)).toBeVisible(patience);
  await switchOf(page).click();
  await expect(page.locator(".solid-wheel")).toHaveCount(0);
  await page.reload();
  await expect(spinning(page)).toBeVisible(patience);
  await expect(switchOf(page)).toHaveAttribute("aria-pressed", "false");
  await expect(spinning(page).locator(".wheel")).toBeVisible(patience);
  await expect(page.locator(".solid-wheel")).toHaveCount(0);
});

test("with reduced motion the wheel is flat and offers no choice", { tag: "@ci" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await chooseSolid(page);
  await open(page, "1301");
  await expect(page.locator(".wheel")).toHaveCount(1);
  await expect(page.locator(".view-switch button")).toHaveCount(0);
  await expect(page.locator(".solid-wheel")).toHaveCount(0);
});

test("without WebGL the flat wheel spins, and nothing is logged", { tag: "@ci" }, async ({ page }) => {
  test.slow();
  const complaints = recordConsoleMessages(page);
  const renderers: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("wheel-scene")) renderers.push(request.url());
  });
  // Browser flags that disable WebGL don't always apply to workers, so we disable it inside the worker.
  await page.route(/wheel-worker/, async (route) => {
    const response = await route.fetch();
    const body = `OffscreenCanvas.prototype.getContext = () => null;\n${await response.text()}`;
    await route.fulfill({ response, body });
  });
  await chooseSolid(page);
  await open(page, "1301");
  await expect(spinning(page).locator(".wheel")).toBeVisible(patience);
  await expect(page.locator(".solid-wheel[data-ready]")).toHaveCount(0);
  expect(renderers).toEqual([]);
  expect(complaints).toEqual([]);
});
