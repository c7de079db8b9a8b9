import { expect, it } from "vitest";
import { siteOrigin } from "./site-origin.ts";

it.each([
  [{ publicOrigin: "https://play.example", host: "0.0.0.0" }, "https://play.example"],
  [{ publicOrigin: undefined, host: "127.0.0.1" }, "http://127.0.0.1:3000"],
  [{ publicOrigin: undefined, host: "0.0.0.0" }, "http://localhost:3000"],
  [{ publicOrigin: undefined, host: "::1" }, "http://[::1]:3000"],
])("%j: %s", (config, origin) => {
  expect(siteOrigin({ port: 3_000, ...config })).toBe(origin);
});
