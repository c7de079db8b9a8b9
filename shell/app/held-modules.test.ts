import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { holdModules } from "./held-modules.server.ts";

const page = `<head><title>再见 é</title><link rel="modulepreload" href="/a.js"/><link rel="preload" href="/b"/></head>
<body>再见 <script nonce="x" type="module" async="">import "/a.js"</script><script type="text/x">type</script></body>`;
const held = page
  .replace('rel="modulepreload"', 'rel="held-module"')
  .replace('type="module" async=""', 'type="held-module"');

test.each([1, 2, 3, 7, 21, 64, 10_000])(
  "links and scripts are held back, with multi-byte characters, in chunks of %i bytes",
  async (size) => {
    const bytes = Buffer.from(page);
    const stream = holdModules();
    for (let at = 0; at < bytes.length; at += size) {
      stream.write(bytes.subarray(at, at + size));
      stream.flush();
    }
    stream.end();
    expect(await text(stream)).toBe(held);
  },
);

test("pieces are passed on together when React has written all that is ready", async () => {
  const stream = holdModules();
  stream.write("<head><title>");
  stream.write("x");
  expect(stream.read()).toBeNull();
  stream.flush();
  expect(stream.read()?.toString()).toBe("<head><title>x");
  stream.write("</title><link re");
  stream.flush();
  expect(stream.read()?.toString()).toBe("</title><link ");
  stream.end();
  expect(await text(stream)).toBe("re");
});
