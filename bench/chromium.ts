import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** An emulated graphics card, for pages that draw with WebGL. */
export const emulatedGraphics = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];

/** Starts a headless Chromium that is controlled through its debugging port. */
export async function startChromium(
  profile: string,
  graphics: readonly string[] = ["--disable-gpu"],
): Promise<{ port: number; close(): void }> {
  const executable = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  if (!existsSync(executable)) throw new Error(`No Chromium at ${executable}: name one in CHROMIUM_PATH.`);
  const flags = [
    "--headless",
    "--no-sandbox",
    ...graphics,
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
    "about:blank",
  ];
  const child = spawn(executable, flags, { stdio: ["ignore", "ignore", "pipe"] });
  const port = await new Promise<number>((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (data) => {
      output += data;
      const found = /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(output);
      if (found) resolve(Number(found[1]));
    });
    child.once("close", () => reject(new Error(`Chromium ended early:\n${output}`)));
  });
  return { port, close: () => child.kill() };
}
