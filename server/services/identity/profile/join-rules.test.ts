import { jurisdictionOf, startingJurisdictions } from "@parlour/rules/jurisdiction";
import { describe, expect, it } from "vitest";
import { checkJoin as check } from "./join-rules.ts";

const body = {
  email: "rosalind@example.org",
  password: "owls hunt at night 7",
  firstName: "Rosalind",
  lastName: "Okafor",
  nickname: "nightowl",
  birthDate: "1990-04-30",
  phonePrefix: "+1",
  phone: "4165550142",
  address: { countryCode: "CA", subdivision: "ON" },
  currency: "CAD",
  language: "en",
  acceptTerms: true as const,
};
const conditions = { today: "2026-11-15", languagesPublished: ["en", "fr"], mode: "production" as const };
const checkJoin = (joining: typeof body) =>
  check(joining, { ...conditions, jurisdiction: jurisdictionOf(startingJurisdictions, joining.address) });

describe("checkJoin", () => {
  it("accepts valid fields", () => {
    expect(checkJoin(body)).toEqual([]);
  });

  it.each([
    [{ birthDate: "2007-11-16" }, "UNDERAGE birthDate"],
    [{ birthDate: "2008-01-01", address: { countryCode: "GB", subdivision: "ENG" } }, undefined],
    [{ birthDate: "2027-01-01" }, "UNDERAGE birthDate"],
    [{ birthDate: "1890-01-01" }, "INVALID_VALUE birthDate"],
    [{ address: { countryCode: "CA", subdivision: "ZZ" } }, "UNKNOWN_SUBDIVISION address.subdivision"],
    [{ address: { countryCode: "CA", subdivision: "" } }, "REQUIRED address.subdivision"],
    [{ nickname: "admin" }, "NICKNAME_RESERVED nickname"],
    [{ nickname: "evil.com" }, "INVALID_FORMAT nickname"],
    [{ phone: "1" }, "PHONE_INVALID phone"],
    [{ currency: "mBTC" }, "UNKNOWN_CURRENCY currency"],
    [{ language: "tlh" }, "UNKNOWN_LANGUAGE language"],
    [{ password: "Password123" }, "PASSWORD_BREACHED password"],
    [{ pinCode: "1111" }, "PIN_TOO_SIMPLE pinCode"],
    [{ pinCode: "2580" }, undefined],
  ])("%j: %s", (change, expected) => {
    const found = checkJoin({ ...body, ...change });
    expect(found.map(({ code, field }) => `${code} ${field}`)).toEqual(expected ? [expected] : []);
  });

  it("reports every invalid field at once", () => {
    expect(checkJoin({ ...body, phone: "1", currency: "XYZ", language: "xx" })).toHaveLength(3);
  });
});
