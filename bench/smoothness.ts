import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { emulatedGraphics, startChromium } from "./chromium.ts";
import { type DevtoolsPage, openPage } from "./devtools-page.ts";
import { describeLoad, traceMainThread } from "./main-thread.ts";
import { startMeasured } from "./measured-server.ts";

const playMs = 4_000;
const mostFrameMs = 8;
const mostTaskMs = 50;
const phone = { width: 390, height: 844, deviceScaleFactor: 2, mobile: true };

const aSlot = {
  ready: async (page: DevtoolsPage) => page.until("!!document.querySelector('.slot-machine canvas')"),
  async play(page: DevtoolsPage) {
    // The reels spin most of the time; the second spin starts after the first has shown its result.
    await pressSpace(page);
    await pause(playMs / 2);
    await pressSpace(page);
    await pause(playMs / 2);
  },
};

const anInstantGame = {
  ready: async (page: DevtoolsPage) => page.until("!!document.querySelector('.play-button:enabled')"),
  async play(page: DevtoolsPage) {
    for (let round = 0; round < 4; round++) {
      await pressSpace(page);
      await pause(playMs / 4);
    }
  },
};

/** How to reach the animated phase of each game, and what to do during the measurement. */
const games = [
  { id: "1402", name: "slot: lines", ...aSlot },
  { id: "1407", name: "slot: falls", ...aSlot },
  { id: "1411", name: "slot: clusters", ...aSlot },
  { id: "1701", name: "slot: coins", ...aSlot },
  { id: "1711", name: "slot: heights", ...aSlot },
  { id: "1712", name: "slot: curtains", ...aSlot },
  { id: "1202", name: "dice", ...anInstantGame },
  { id: "1204", name: "plinko", ...anInstantGame },
  { id: "1207", name: "limbo", ...anInstantGame },
  {
    id: "1206",
    name: "crash",
    ready: async (page: DevtoolsPage) => {
      // A round of the crash game may end immediately, so the benchmark waits for one that has just started.
      await page.until("!!document.querySelector('.live-status[data-phase=BETTING]')");
      await page.evaluate("document.querySelector('.play-button').click()");
      await page.until("!!document.querySelector('.live-status[data-phase=RUNNING]')");
    },
    play: () => pause(playMs),
  },
  {
    id: "1301",
    name: "3D wheel",
    graphics: emulatedGraphics,
    ready: (page: DevtoolsPage) => turnSolidOn(page, ".solid-wheel"),
    play: () => pause(playMs),
  },
  {
    id: "1305",
    name: "3D table",
    graphics: emulatedGraphics,
    ready: (page: DevtoolsPage) => turnSolidOn(page, ".solid-table"),
    play: () => pause(playMs),
  },
] as const;

/**
 * Waits for a round in 3D. A web worker draws with WebGL, so the browser emulates a graphics card on the CPU. Without a
 * real graphics card, the 3D view stays off until the player turns it on.
 */
async function turnSolidOn(page: DevtoolsPage, picture: string): Promise<void> {
  await page.until("document.querySelector('.view-switch button')?.ariaPressed === 'false'");
  await page.evaluate("document.querySelector('.view-switch button').click()");
  await page.until(`!!document.querySelector('${picture}[data-ready]')`);
  await page.until("!!document.querySelector('.live-status[data-phase=BETTING]')");
  await page.until("!!document.querySelector('.live-status[data-phase=RUNNING]')");
}

/** Measures the main thread of slots, instant games, crash, the 3D wheel and a 3D table in play, at phone size. */
export async function run(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "parlour-bench-smoothness-"));
  const server = await startMeasured(new URL("http-server.ts", import.meta.url), ["stack"]);
  server.lowerPriority();
  try {
    process.stdout.write(`${describeLoad()}\n`);
    for (const { id, name, ready, play, ...game } of games) {
      const graphics = "graphics" in game ? game.graphics : undefined;
      const measure = async (port: number) => {
        const page = await openGame(port, server.origin, id);
        await ready(page);
        const seen = await traceMainThread(page, () => play(page));
        page.close();
        return seen;
      };
      const chromium = await startChromium(join(scratch, `profile-${id}`), graphics);
      const seen = await measure(chromium.port).finally(() => chromium.close());
      const { medianFrameMs, longestTaskMs, longestWallMs, longestWas, frames } = seen;
      process.stdout.write(
        `${name.padEnd(15)} median frame ${medianFrameMs.toFixed(1)} ms of ${frames}, longest task ${longestTaskMs.toFixed(1)} ms (${longestWallMs.toFixed(1)} ms by the clock)\n  ${longestWas}\n`,
      );
      if (frames > 0 && medianFrameMs < mostFrameMs && longestTaskMs < mostTaskMs) continue;
      process.stdout.write(`${name} must stay under ${mostFrameMs} ms a frame and ${mostTaskMs} ms a task\n`);
      process.exitCode = 1;
    }
  } finally {
    server.close();
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function openGame(port: number, origin: string, id: string): Promise<DevtoolsPage> {
  const path = `/services/games-integration-service/api/v1/games/${id}/practice/url`;
  const { url } = (await (await fetch(origin + path)).json()) as { url: string };
  const page = await openPage(port);
  await page.send("Emulation.setDeviceMetricsOverride", phone);
  await page.send("Page.enable");
  await page.send("Page.navigate", { url: new URL(url, origin).href });
  await page.until("!!document.querySelector('[data-testid=game-balance]')");
  // We exclude the work that a game does once when it opens.
  await pause(2_000);
  return page;
}

async function pressSpace(page: DevtoolsPage): Promise<void> {
  const key = { key: " ", code: "Space", text: " ", windowsVirtualKeyCode: 32 };
  await page.send("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await page.send("Input.dispatchKeyEvent", { type: "keyUp", ...key });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
