import type { lookup } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { outboundRules, parseOutboundUrl, postOutside } from "./post-outside.ts";

const production = outboundRules({ mode: "production" });
const sandbox = outboundRules({ mode: "sandbox" });
const request = { headers: { "content-type": "application/json" }, body: "{}", timeoutMs: 300 };
const seen: string[] = [];
const server = createServer((incoming, answer) => {
  seen.push(incoming.url ?? "");
  if (incoming.url === "/slow") return;
  if (incoming.url === "/short" || incoming.url === "/stalled") {
    answer.writeHead(200, { "content-length": "100" });
    answer.write("a part");
    if (incoming.url === "/short") setTimeout(() => answer.socket?.end(), 20);
    return;
  }
  if (incoming.url === "/moved") answer.writeHead(302, { location: "/elsewhere" });
  else answer.writeHead(204);
  answer.end();
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe("an address outside", () => {
  it.each([
    "http://partner.example/hook",
    "https://user:word@partner.example/",
    "https://partner.example/#part",
    "https://localhost/hook",
    "https://127.0.0.1/hook",
    "https://[::1]/hook",
    "https://2130706433/hook",
    "https://0x7f.1/hook",
    "https://169.254.169.254/latest",
    "https://intranet/hook",
    "ftp://partner.example/",
    "not an address",
  ])("%s is refused in production", (text) => {
    expect(parseOutboundUrl(text, production)).toBeUndefined();
  });

  it("is any https address with a public name", () => {
    expect(parseOutboundUrl("https://partner.example:8443/hook?a=1", production)?.port).toBe("8443");
  });

  it("is also loopback in the sandbox, but no other internal address", () => {
    expect(parseOutboundUrl("http://127.0.0.1:4000/hook", sandbox)).toBeDefined();
    expect(parseOutboundUrl("http://10.0.0.5/hook", sandbox)).toBeUndefined();
  });
});

describe("a request outside", () => {
  it("answers with the status, and does not follow redirects", async () => {
    expect(await postOutside(new URL(`${origin}/ok`), request, sandbox)).toEqual({ status: 204 });
    expect(await postOutside(new URL(`${origin}/moved`), request, sandbox)).toEqual({ status: 302 });
    expect(seen).not.toContain("/elsewhere");
  });

  it("gives up on a server that does not answer, and says when there is none", async () => {
    expect(await postOutside(new URL(`${origin}/slow`), request, sandbox)).toEqual({ fault: "TIMED_OUT" });
    const closed = new URL("http://127.0.0.1:9/");
    expect(await postOutside(closed, request, sandbox)).toEqual({ fault: "UNREACHABLE" });
  });

  it("says when the body is cut off, or doesn't arrive in time", async () => {
    const reading = { ...request, readBytes: 1_000 };
    expect(await postOutside(new URL(`${origin}/short`), reading, sandbox)).toEqual({ fault: "UNREACHABLE" });
    expect(await postOutside(new URL(`${origin}/stalled`), reading, sandbox)).toEqual({ fault: "TIMED_OUT" });
  });

  it("is refused when any address of a name is internal, at the time of the connection", async () => {
    const before = seen.length;
    const url = new URL(`http://partner.example:${new URL(origin).port}/inside`);
    const rules = { allowHttp: true, allowLoopback: false };
    const leadingTo = (...addresses: string[]) =>
      ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
        done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as unknown as typeof lookup;
    const inside = leadingTo("93.184.216.34", "127.0.0.1");
    expect(await postOutside(url, request, rules, inside)).toEqual({ fault: "ADDRESS_REFUSED" });
    expect(seen.length).toBe(before);
    // The same host name works where loopback addresses are allowed, so it was the address that caused the refusal.
    expect(await postOutside(url, request, sandbox, leadingTo("127.0.0.1"))).toEqual({ status: 204 });
  });
});
