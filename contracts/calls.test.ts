import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { calls } from "./calls.ts";
import { domains } from "./domains.ts";
import { errors } from "./errors.ts";

const unique = (values: string[]) => new Set(values).size === values.length;

describe("the calls", () => {
  it("have unique names and paths", () => {
    expect(unique(calls.map((call) => call.name))).toBe(true);
    // Two paths that differ only in the names of their parameters are the same to a router.
    expect(unique(calls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, "{}")}`))).toBe(true);
  });

  it.each(calls.map((call) => [call.name, call] as const))("%s is complete", (_name, call) => {
    const files = domains.map((domain) => `calls/${domain}/${call.service}/${call.name}.ts`);
    expect(files.filter((file) => existsSync(new URL(file, import.meta.url)))).toHaveLength(1);
    expect(call.path).toMatch(/^\/(services|api|content|sandbox)\//);

    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const params = call.params instanceof z.ZodObject ? Object.keys(call.params.shape) : [];
    expect(params.toSorted()).toEqual(named.filter((name) => name !== "session").toSorted());
    expect(call.access === "player").toBe(named.includes("session"));

    if (call.headers instanceof z.ZodObject) {
      for (const name of Object.keys(call.headers.shape)) expect(name).toBe(name.toLowerCase());
    }
    if (call.method === "GET") expect(call.body).toBeUndefined();
    expect(Object.keys(call.answers).length).toBeGreaterThan(0);
    for (const code of call.errors ?? []) expect(errors[code]).toBeDefined();
  });

  it("share only answers that are the same for everyone, from calls that anyone may make as often as they like", () => {
    const shared = calls.filter((call) => call.sharedSeconds !== undefined);
    expect(shared.length).toBeGreaterThan(0);
    for (const call of shared) {
      expect(call).toMatchObject({ method: "GET", access: "anyone" });
      expect(call.path).not.toContain("{session}");
      expect(call.sharedSeconds).toBeGreaterThan(0);
      // The answer is shared by many visitors, so a rate limit would count only the visitor whose page requested it.
      expect({ name: call.name, limit: call.limit }).toEqual({ name: call.name, limit: undefined });
      expect([call.answerType, call.idempotent, call.work, call.upload]).toEqual(Array(4).fill(undefined));
      // A preview's cookie is the only header that may affect the answer, and previews are never shared.
      const headers = call.headers instanceof z.ZodObject ? Object.keys(call.headers.shape) : [];
      expect(headers.filter((name) => name !== "cookie")).toEqual([]);
    }
  });

  it("read a number in a path or a query only from decimal digits", () => {
    const numbers = calls.flatMap(({ name, params, query }) =>
      [params, query].flatMap((fields) =>
        Object.entries(fields instanceof z.ZodObject ? fields.shape : {})
          .filter(([, field]) => z.safeParse(field, "7").data === 7)
          .map(([key, field]) => ({ name: `${name} ${key}`, field })),
      ),
    );
    expect(numbers.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "list-notifications limit",
        "search-poker-hands minPot",
        "get-table-round number",
      ]),
    );
    const accepted = numbers.flatMap(({ name, field }) =>
      ["0x10", "1e1", " 7"].filter((text) => z.safeParse(field, text).success).map((text) => [name, text]),
    );
    expect(accepted).toEqual([]);
  });

  it("require the values that an operator's save replaces, so that no save reverts another unseen", () => {
    const saves = calls.flatMap(({ name, access, method, body }) => {
      const fields =
        access === "operator" && method !== "GET" && body instanceof z.ZodObject ? body.shape : {};
      return ["before", "baseVersion", "latest"]
        .filter((field) => field in fields)
        .map((field) => ({ name, required: !z.safeParse(fields[field], undefined).success }));
    });
    expect(saves.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        "change-offered-method",
        "change-jurisdiction",
        "save-campaign",
        "set-support-target",
      ]),
    );
    expect(saves.filter(({ required }) => !required)).toEqual([]);
  });

  it("cover every call of the specification", () => {
    const known = new Set(calls.map((call) => `${call.method} ${call.path.replace(/\{\w+\}/g, "{}")}`));
    for (const path of specified) expect(known).toContain(path);
  });
});

const casino = "/services/casino/casino-lobby-services";
const verification = "/services/player-verification/v1/profiles/{}";
const content = "/content/v5/buckets/{}/languages/{}";
const specified = [
  "GET /services/wallet-gateway/v1/profiles/{}/balances",
  "GET /services/wallet-gateway/v1/profiles/{}/transactions",
  "GET /services/wallet-gateway/v1/profiles/{}/events",
  "GET /services/casino-integration/v1/promotional-spins/players/{}/playable",
  `GET ${casino}/v1/jackpots`,
  `GET ${casino}/v1/games/{}/url`,
  `GET ${casino}/games/{}/url`,
  `GET ${casino}/v1/offers/games`,
  "POST /services/site-config/v1/contact-us",
  "GET /services/site-config/v1/config",
  "GET /services/profile-profiling/v1/document-verification/profile/{}/document-verification-url",
  "GET /api/v1/document-verification-status/profile/{}",
  `POST ${verification}/verifications/PIN_CODE/request-reset`,
  "GET /services/games-integration-service/api/v1/games/{}/url",
  "GET /services/games-integration-service/api/v1/games/{}/practice/url",
  "GET /services/geolocation/subdivision",
  `GET ${content}/help-pages/suggestions`,
  `GET ${content}/help-pages/search`,
  `GET ${content}/games`,
  `GET ${content}/categories/game-categories`,
  `GET ${content}/pages`,
  `GET ${content}/regions/{}`,
  "POST /services/login-service/v1/login",
  "POST /services/login-service/v1/login/{}",
  "POST /services/login-service/v1/logout",
  "GET /services/login-service/v1/captcha",
  "POST /services/login-service/v1/password-reset",
  "PUT /services/login-service/v1/password-reset/{}",
  "GET /services/loyalty-points/v2/players/{}/external",
  "POST /services/loyalty-points/v1/players/{}/redeem",
  "GET /services/routing/config/payment-methods/method-groups",
  "GET /services/payment/profiles/{}/info",
  "POST /services/payment/profiles/{}/deposits",
  "GET /services/payment/profiles/{}/deposits",
  "POST /services/payment/profiles/{}/withdrawals",
  "GET /services/payment/profiles/{}/withdrawals",
  "DELETE /services/payment/profiles/{}/withdrawals/{}",
  "POST /services/payment/profiles/{}/transfers",
  "POST /services/profile/v1/profiles",
  "GET /services/profile/v1/profiles/{}",
  "PUT /services/profile/v1/profiles/{}",
  "GET /services/profile/v1/validated-phones/profile/{}",
  "POST /services/profile/v1/validated-phones/{}/profile/{}",
  "PUT /api/v1/profiles/{}/pin-code",
  `GET ${verification}/operations/{}/status`,
  `PUT ${verification}/verifications/verify`,
  `POST ${verification}/operation/{}/confirmationCode`,
  `POST ${verification}/two-factor/enrol`,
  `GET ${verification}/two-factor/status`,
  `POST ${verification}/two-factor/activate`,
  `POST ${verification}/two-factor/reset`,
  "POST /services/recent-activity-tracker/v1/profile/{}/casino",
  "GET /services/referral/v1/profiles/{}",
  "GET /services/referral/v1/profiles/tracking/{}",
  "GET /services/notifications/v1/profiles/{}",
  "POST /services/notifications/v1/profiles/{}/{}/acknowledge",
  "DELETE /services/notifications/v1/profiles/{}/{}",
  "POST /services/operator/v1/login",
  "GET /sandbox/outbox",
];
