import { globSync } from "node:fs";
import { resolve } from "node:path";
import { calls } from "@parlour/contracts/calls";
import { expect, it } from "vitest";
import { callIdentities, identitiesIn } from "./call-identities.ts";

const contracts = resolve(import.meta.dirname, "../../contracts");
const files = globSync("calls/*/*/*.ts", { cwd: contracts }).map((file) => resolve(contracts, file));

it("gives the browser the method and path of every contract call, and no schema", async () => {
  const sources = await Promise.all(files.map(identitiesIn));
  const given = sources
    .join("")
    .trim()
    .split("\n")
    .map((line) => {
      const [, identity] = /^export const \w+ = (\{.*\});$/.exec(line)!;
      return JSON.parse(identity!) as { method: string; path: string };
    });
  const expected = calls.map(({ method, path }) => ({ method, path }));
  const byAddress = (one: { method: string; path: string }, other: { method: string; path: string }) =>
    `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`);
  expect(given.toSorted(byAddress)).toEqual(expected.toSorted(byAddress));
});

it("replaces single calls in browser builds only", async () => {
  const plugin = callIdentities();
  expect(plugin.applyToEnvironment({ config: { consumer: "client" } })).toBe(true);
  expect(plugin.applyToEnvironment({ config: { consumer: "server" } })).toBe(false);
  expect(await plugin.load(`${contracts}/calls/identity/login-service/log-out.ts?v=1`)).toBe(
    'export const logOut = {"method":"POST","path":"/services/login-service/v1/logout"};\n',
  );
  expect(await plugin.load(`${contracts}/calls/identity/index.ts`)).toBeUndefined();
  expect(await plugin.load(`${contracts}/constants.ts`)).toBeUndefined();
});
