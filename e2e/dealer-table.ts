import type { Page } from "@playwright/test";
import { expect } from "./own-stack.ts";

/** For `test.use`: Chromium provides a fake camera and microphone, and connects to the relay over loopback. */
export const fakeCamera = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      "--allow-loopback-in-peer-connection",
    ],
  },
};

/** The video takes a while to connect on a busy machine. */
export const patience = { timeout: 60_000 };

export async function openTable(page: Page): Promise<void> {
  const path = "/services/games-integration-service/api/v1/games/1350/url?mode=real";
  const answer = await page.request.get(path);
  await page.goto(((await answer.json()) as { url: string }).url);
  await expect(page.locator(".live-status")).toBeVisible();
}
