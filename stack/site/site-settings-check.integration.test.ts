import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { changeSiteSettings } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import { checkSiteSettings } from "@parlour/contracts/calls/site/site-config/check-site-settings";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import { rollBackSiteSettings } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let desk: TestClient;
let gateway: Server;
beforeAll(async () => {
  // Passes calls below /gateway/services on to the services, as a proxy in front of the site would.
  gateway = createServer(async (request, response) => {
    const path = request.url?.startsWith("/gateway/services/")
      ? request.url.slice("/gateway".length)
      : "/none";
    const answer = await fetch(stack.origin + path);
    response.writeHead(answer.status, { "content-type": "application/json" }).end(await answer.text());
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const publicOrigin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  stack = await testStack({
    shell: "none",
    authoriseOperator: authoriseTestOperator,
    env: { PUBLIC_ORIGIN: publicOrigin },
  });
  desk = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  const { call } = desk;
  // Calls come through the gateway, so their origin is the gateway's.
  desk = { ...desk, call: (each, options) => call(each, { ...options, headers: { origin: publicOrigin } }) };
});
afterAll(async () => {
  await stack.close();
  gateway.close();
});

const save = async (changes: object) => {
  const { version } = (await desk.call(getSiteSettings)).body;
  return await desk.call(changeSiteSettings, { body: { version, changes, reason: "Trying" } });
};

describe("one save cannot break the site", () => {
  it.each([
    ["servicesBaseUrl", { servicesBaseUrl: "/broken" }],
    ["servicesBaseUrl", { servicesBaseUrl: "https://elsewhere.example" }],
    ["bucket", { bucket: "empty" }],
    ["bucket", { bucket: "../default" }],
    ["defaultCurrency", { defaultCurrency: "XXX" }],
    ["countryCode", { countryCode: "XY" }],
    ["countryCode", { countryCode: "ZZ" }],
    ["countryCode", { countryCode: "EU" }],
    ["countryCode", { countryCode: "" }],
    ["channelSearchDelayMs", { channelSearchDelayMs: -1 }],
    ["channelSearchDelayMs", { channelSearchDelayMs: 60_000 }],
    ["languageDefault", { languageDefault: "xx" }],
    ["languagesPublished", { languagesPublished: ["en", "tlh"] }],
    ["loggedInPages", { loggedInPages: ["/login"] }],
    ["anonymousPages", { anonymousPages: ["/account"] }],
    ["brandCode", { brandCode: "" }],
  ])("with %s as %j", async (name, changes) => {
    const before = (await stack.client().call(getSiteConfiguration)).body;
    const check = await desk.call(checkSiteSettings, { body: { changes } });
    const saved = await save(changes);
    for (const { status, body } of [check, saved]) {
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain(name);
    }
    expect((await stack.client().call(getSiteConfiguration)).body).toEqual(before);
  });

  it("reports every setting that can't be saved at once", async () => {
    const changes = { channelSearchDelayMs: -1, defaultCurrency: "XXX", unheardOf: true };
    const { status, body } = await desk.call(checkSiteSettings, { body: { changes } });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        errors: [
          { code: "TOO_SMALL", field: "changes.channelSearchDelayMs" },
          { code: "UNKNOWN_FIELD", field: "changes.unheardOf" },
          { code: "UNKNOWN_CURRENCY", field: "changes.defaultCurrency" },
        ],
      },
    });
  });

  it("but an address at which the gateway responds is accepted, and the check says what changes", async () => {
    const changes = { servicesBaseUrl: "/gateway/services", isCashierWithdrawalEnabled: false };
    const { effects } = (await desk.call(checkSiteSettings, { body: { changes } })).body;
    expect(effects).toContain("Players can no longer withdraw their money.");
    expect((await save(changes)).status).toBe(200);
    expect((await save({ servicesBaseUrl: "/services", isCashierWithdrawalEnabled: true })).status).toBe(200);
  });
});

it("a roll-back to a value that is no longer valid is refused and names the setting", async () => {
  const before = (await desk.call(getSiteSettings)).body;
  expect((await save({ channelSearchDelayMs: 321 })).status).toBe(200);
  await stack.kit.db.query("update site_setting_changes set before = $1 where version = $2", [
    JSON.stringify({ channelSearchDelayMs: 60_000 }),
    before.version + 1,
  ]);
  const body = { toVersion: before.version, version: before.version + 1, reason: "Trying" };
  const answer = await desk.call(rollBackSiteSettings, { body });
  expect(answer).toMatchObject({
    status: 422,
    body: { errors: [{ code: "TOO_LARGE", field: "changes.channelSearchDelayMs" }] },
  });
  expect((await desk.call(getSiteSettings)).body.values.channelSearchDelayMs).toBe(321);
});
