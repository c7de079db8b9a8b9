import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { violationsOn } from "./accessible.ts";
import { findOverflow } from "./overflow.ts";

const patience = { timeout: 60_000 };
const phase = (page: Page, name: string) => page.locator(`.live-status[data-phase=${name}]`);
const caption = (page: Page) => page.locator(".dealer-call");

function textsOf(language: string): (key: string) => string {
  const read = (group: string): Record<string, string> =>
    JSON.parse(readFileSync(new URL(`../languages/${language}/play/${group}.json`, import.meta.url), "utf8"));
  const texts = { ...read("games"), ...read("games-live"), ...read("games-dragon-tiger") };
  return (key) => texts[key]!;
}

async function openDragonTiger(page: Page, language = "en"): Promise<void> {
  const answer = await page.request.get(
    `/services/games-integration-service/api/v1/games/1306/practice/url?mode=practice&language=${language}`,
  );
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible(patience);
}

test.describe("on a small phone", () => {
  test.use({ viewport: { width: 360, height: 780 } });

  for (const language of ["en", "es", "fr", "pt", "zh"]) {
    test(`a live table is played, called and captioned in the player's language: ${language}`, {
      tag: ["@phone", "@ci"],
    }, async ({ page }) => {
      test.slow();
      const t = textsOf(language);
      await openDragonTiger(page, language);
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      const balance = page.getByTestId("game-balance");
      await expect(balance).toHaveText(/\d/);
      const before = await balance.textContent();
      // Rounds are short here, so betting may close before a slow browser has placed its chip.
      await expect(async () => {
        if ((await balance.textContent()) !== before) return;
        await phase(page, "BETTING").waitFor(patience);
        expect([t("games-live.betsOpen"), t("games-live.lastBets")]).toContain(
          await caption(page).textContent(),
        );
        await page.locator("[data-spot=dragon]").click({ timeout: 2_000 });
        await page.locator(".play-button").click({ timeout: 2_000 });
        await expect(balance).not.toHaveText(before!, { timeout: 5_000 });
      }).toPass({ timeout: 100_000 });
      const results = ["dragonWins", "tigerWins", "tie"].map((word) => t(`games-dragon-tiger.${word}`));
      await expect
        .poll(async () => results.includes((await caption(page).textContent())!), patience)
        .toBe(true);
      expect(await findOverflow(page)).toEqual([]);
      expect(await violationsOn(page)).toEqual([]);
    });
  }
});

/** What the page has spoken, and what it has announced to screen readers. */
type Heard = { spoken: string[]; announced: string[] };

test("calls are spoken when the player asks for it, announced once, and captions can be switched off", {
  tag: "@ci",
}, async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const heard: Heard = { spoken: [], announced: [] };
    Object.assign(window, { heard });
    const voice = { lang: "en-GB", default: true, localService: true, name: "A voice", voiceURI: "voice" };
    Object.defineProperty(window, "speechSynthesis", {
      value: {
        getVoices: () => [voice],
        cancel() {},
        speak: ({ text }: { text: string }) => heard.spoken.push(text),
      },
    });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver(() => {
        const text = document.querySelector(".game-frame ~ [role=status]")?.textContent;
        if (text && text !== heard.announced.at(-1)) heard.announced.push(text);
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
  await openDragonTiger(page);
  await phase(page, "RESULT").waitFor(patience);
  expect((await heard()).spoken).toEqual([]);

  await page.getByRole("button", { name: "Sound" }).click();
  const [voice, captions] = [
    page.getByRole("switch", { name: "Spoken calls" }),
    page.getByRole("switch", { name: "Captions" }),
  ];
  await expect(voice).not.toBeChecked();
  await expect(captions).toBeChecked();
  await voice.check();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const { announced } = await heard();
  await phase(page, "BETTING").waitFor(patience);
  await phase(page, "RESULT").waitFor(patience);
  const won = /^(Dragon wins|Tiger wins|Tie)$/;
  await expect.poll(async () => (await heard()).spoken.some((text) => won.test(text)), patience).toBe(true);
  const { spoken, announced: all } = await heard();
  expect(spoken).toContain("No more bets");
  // The captions are hidden from screen readers, which hear every call once from the status.
  await expect(caption(page)).toHaveAttribute("aria-hidden", "true");
  const called = all.slice(announced.length).map((text) => text.replace("\u200b", ""));
  expect(called.filter((text) => text === "No more bets")).toHaveLength(1);

  await page.getByRole("button", { name: "Sound" }).click();
  await captions.uncheck();
  await expect(caption(page)).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".live-status")).toBeVisible(patience);
  await expect(caption(page)).toHaveCount(0);
});
