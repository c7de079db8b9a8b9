import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { httpRegister } from "./http-register.ts";

const person = { email: "ann@example.org", firstName: "Ann", lastName: "Lee", birthDate: "1990-04-30" };
const secret = "a secret of the register";
const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

type Request = { headers: Record<string, unknown>; body: string };

async function listen(status: number | "silent", answer: unknown) {
  const requests: Request[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    requests.push({ headers: request.headers, body });
    if (status === "silent") return;
    response.writeHead(status, { "content-type": "application/json", location: "/elsewhere" });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/exclusions`;
  const timeoutMs = status === "silent" ? 50 : 10_000;
  return { register: httpRegister({ url, secret, timeoutMs }), requests };
}

it("sends a signed request with nothing but the person", async () => {
  const { register, requests } = await listen(200, { excluded: false });
  expect(await register.ask({ ...person, id: "player_1" } as never)).toEqual({
    isExcluded: false,
    until: null,
  });
  const [{ headers, body }] = requests as [Request];
  expect(JSON.parse(body)).toEqual(person);
  const text = `${headers["x-timestamp"]}.${body}`;
  expect(headers["x-signature"]).toBe(createHmac("sha256", secret).update(text).digest("hex"));
});

it("reads the end of an exclusion", async () => {
  const { register } = await listen(200, { excluded: true, until: "2027-01-31T00:00:00Z" });
  expect(await register.ask(person)).toEqual({ isExcluded: true, until: new Date("2027-01-31T00:00:00Z") });
});

it.each([
  ["an error", 500, {}],
  ["a redirect", 302, {}],
  ["another shape", 200, { excluded: "no" }],
  ["silence", "silent", {}],
] as const)("throws after %s", async (_name, status, answer) => {
  const { register } = await listen(status, answer);
  await expect(register.ask(person)).rejects.toThrow();
});
