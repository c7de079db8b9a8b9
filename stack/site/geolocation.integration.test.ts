import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { getPage } from "@parlour/contracts/calls/site/content/get-page";
import { listPages } from "@parlour/contracts/calls/site/content/list-pages";
import { searchPages } from "@parlour/contracts/calls/site/content/search-pages";
import { locateVisitor } from "@parlour/contracts/calls/site/geolocation/locate-visitor";
import { setSandboxLocation } from "@parlour/contracts/calls/site/sandbox/set-sandbox-location";
import { COOKIES } from "@parlour/contracts/constants";
import { createVisitorLocation } from "@parlour/server/services/site/geolocation";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, goodPassword } from "../testing-people.ts";

const inQuebec = "24.200.0.1";
const inWashington = "67.160.0.1";

/** Locates the visitor again and returns the location from the cookie that the browser receives. */
async function locate(client: TestClient, headers: Record<string, string> = {}): Promise<string | undefined> {
  const { status, body } = await client.call(locateVisitor, { headers });
  expect([status, body]).toEqual([202, { ok: true }]);
  const st = client.cookies.get(COOKIES.location);
  expect(client.cookies.get(COOKIES.country)).toBe(st?.slice(0, 2));
  return st;
}

function newcomer(
  address: { countryCode: string; subdivision: string } = { countryCode: "CA", subdivision: "ON" },
) {
  const name = `visitor${Math.random().toString(36).slice(2, 10)}`;
  return {
    email: `${name}@example.org`,
    nickname: name,
    password: goodPassword,
    firstName: "Ada",
    lastName: "Quill",
    birthDate: "1990-04-30",
    phonePrefix: "+1",
    phone: "4165550199",
    address,
    currency: "CAD",
    language: "en",
    acceptTerms: true,
  };
}

describe("a server without a proxy", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "none" });
  }, 90_000);
  afterAll(() => stack.close());

  it("locates an unknown address at CA-ON in the sandbox", async () => {
    expect(await locate(stack.client())).toBe("CA-ON");
  });

  it("ignores forwarded addresses", async () => {
    const hostile = { "x-forwarded-for": inQuebec, "x-real-ip": inQuebec, forwarded: `for=${inQuebec}` };
    expect(await locate(stack.client(), hostile)).toBe("CA-ON");
  });

  it("uses the location chosen in the sandbox, or none", async () => {
    const client = stack.client();
    await client.call(setSandboxLocation, { body: { place: "FR-IDF" } });
    expect(await locate(client)).toBe("FR-IDF");
    await client.call(setSandboxLocation, { body: { place: "BR" } });
    expect(await locate(client)).toBe("BR");
    await client.call(setSandboxLocation, { body: { place: "NOWHERE" } });
    expect(await locate(client)).toBeUndefined();
    await client.call(setSandboxLocation, { body: { place: null } });
    expect(await locate(client)).toBe("CA-ON");
    expect(await client.call(setSandboxLocation, { body: { place: "somewhere" } })).toMatchObject({
      status: 422,
    });
  });

  it("refuses registration at, or with residence in, an excluded place", async () => {
    const exclusions = stack.ports.exclusions;
    const before = (await exclusions.get()) ?? { notIn: { countrySubdivision: {} } };
    await exclusions.set({ notIn: { countrySubdivision: { US: ["WA"], SG: [] } } });
    try {
      const refused = { status: 451, body: { errorCode: "REGION_NOT_AVAILABLE" } };
      const client = stack.client();
      await client.call(setSandboxLocation, { body: { place: "US-WA" } });
      expect(await client.call(join, { body: newcomer() })).toMatchObject(refused);
      // The server does not trust the location cookie.
      client.cookies.set(COOKIES.location, "CA-ON").set(COOKIES.country, "CA");
      expect(await client.call(join, { body: newcomer() })).toMatchObject(refused);
      await client.call(setSandboxLocation, { body: { place: null } });
      client.cookies.set(COOKIES.location, "US-WA").set(COOKIES.country, "US");
      const living = newcomer({ countryCode: "SG", subdivision: "01" });
      expect(await client.call(join, { body: living })).toMatchObject(refused);
      expect((await client.call(join, { body: newcomer() })).status).toBe(201);
    } finally {
      await exclusions.set(before);
    }
  });

  it("passes the location to content only while geo targeting is on, and always to legal checks", async () => {
    const { location } = stack.ports;
    const visitor = { address: "127.0.0.1", sandboxLocation: "US-WA" };
    const place = { country: "US", subdivision: "WA" };
    expect(await location.findForContent(visitor)).toEqual(place);
    await stack.ports.settings.set("enableGeoTargeting", false);
    try {
      expect(await location.findForContent(visitor)).toBeNull();
      expect(await location.find(visitor)).toEqual(place);
    } finally {
      await stack.ports.settings.set("enableGeoTargeting", true);
    }
  });

  it("requires a second factor when the login comes from another country", async () => {
    const client = stack.client();
    const { username, password } = await addPlayer(stack);
    const enter = () => client.call(logIn, { body: { username, password, deviceId: "first device" } });
    expect(await enter()).toMatchObject({ status: 200, body: { userCountry: "CA" } });
    await client.call(setSandboxLocation, { body: { place: "FR" } });
    expect(await enter()).toMatchObject({ status: 401, body: { errorCode: "mfa_required:SMS" } });
  });

  it("has no default or chosen location in production", async () => {
    const kit = { ...stack.kit, config: { ...stack.kit.config, mode: "production" as const } };
    const location = createVisitorLocation(kit, stack.ports);
    expect(await location.find({ address: "127.0.0.1", sandboxLocation: "US-WA" })).toBeNull();
    expect(await location.find({ address: inQuebec, sandboxLocation: "US-WA" })).toMatchObject({
      country: "CA",
      subdivision: "QC",
    });
    expect(await location.requireServed({ address: "127.0.0.1" })).toBeUndefined();
  });
});

describe("a server behind a proxy", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "none", env: { TRUSTED_PROXIES: "127.0.0.1" } });
  }, 90_000);
  afterAll(() => stack.close());

  it("trusts the address that its proxy saw, not the one that the visitor claims", async () => {
    expect(await locate(stack.client(), { "x-forwarded-for": inQuebec })).toBe("CA-QC");
    const made = `${inWashington}, ${inQuebec}`;
    expect(await locate(stack.client(), { "x-forwarded-for": made })).toBe("CA-QC");
    expect(await locate(stack.client(), { "x-forwarded-for": "no address" })).toBe("CA-ON");
  });

  it("hides excluded content at an excluded location, in pages, lists and search", async () => {
    const path = "/promotions/bring-a-friend";
    const params = { bucket: "default", language: "en" };
    const seenFrom = async (address: string) => {
      const client = stack.client();
      // The server ignores the location that the browser claims.
      client.cookies.set(COOKIES.location, "CA-ON").set(COOKIES.country, "CA");
      const headers = { "x-forwarded-for": address };
      const page = await client.call(getPage, { params, query: { path }, headers });
      const list = await client.call(listPages, { params, headers });
      const promotions = await client.call(getPage, { params, query: { path: "/promotions" }, headers });
      const search = await client.call(searchPages, { params, query: { searchTerm: "friend" }, headers });
      const names = [list.body, promotions.body, search.body].map((body) =>
        JSON.stringify(body).includes(path),
      );
      return [page.status, ...names];
    };
    expect(await seenFrom(inQuebec)).toEqual([200, true, true, true]);
    expect(await seenFrom(inWashington)).toEqual([451, false, false, false]);
    expect(await seenFrom(`${inQuebec}, ${inWashington}`)).toEqual([451, false, false, false]);
  });

  it("refuses registration at an excluded location", async () => {
    await stack.ports.exclusions.set({ notIn: { countrySubdivision: { CA: ["QC"] } } });
    const answer = await stack.client().call(join, {
      body: newcomer(),
      headers: { "x-forwarded-for": `${inWashington}, ${inQuebec}` },
    });
    expect(answer).toMatchObject({ status: 451, body: { errorCode: "REGION_NOT_AVAILABLE" } });
  });
});
