import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { lowerModulePriority } from "./low-priority-modules.ts";

const link = '<link rel="modulepreload" href="/a.js"/>';
const page = `<head><title>再见 é</title>${link}${link}</head><body>再见 ${link}</body>`;
const lowered = page.replace(
  /(?<=<head>.*)rel="modulepreload"(?=.*<\/head>)/g,
  'rel="modulepreload" fetchpriority="low"',
);

test.each([1, 2, 3, 7, 21, 64, 10_000])(
  "in the head only, whole letters and all, in chunks of %i bytes",
  async (size) => {
    const bytes = Buffer.from(page);
    const stream = lowerModulePriority();
    for (let at = 0; at < bytes.length; at += size) stream.write(bytes.subarray(at, at + size));
    stream.end();
    expect(await text(stream)).toBe(lowered);
  },
);

test("nothing that cannot become a mark is held back", async () => {
  const stream = lowerModulePriority();
  stream.write("<head><title>x");
  expect(stream.read()?.toString()).toBe("<head><title>x");
  stream.write("</title><link re");
  expect(stream.read()?.toString()).toBe("</title><link ");
  stream.end();
  expect(await text(stream)).toBe("re");
});
