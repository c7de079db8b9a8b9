import { describe, expect, it } from "vitest";
import {
  type Break,
  blockingBreak,
  breakEnd,
  breakState,
  extendsBreak,
  playableFrom,
} from "./protection-breaks.ts";

const at = (text: string) => new Date(text);
const since = at("2030-01-01T00:00:00Z");
const timeOut: Break = {
  kind: "TIME_OUT",
  scope: "ALL",
  since,
  until: at("2030-01-02T00:00:00Z"),
  returnAskedAt: null,
};
const exclusion: Break = { ...timeOut, kind: "SELF_EXCLUSION", until: at("2030-07-01T00:00:00Z") };
const forGood: Break = { ...exclusion, until: null };

describe("breaks", () => {
  it("a time-out ends automatically", () => {
    expect(breakState(timeOut, at("2030-01-01T23:59:59Z"))).toBe("ACTIVE");
    expect(breakState(timeOut, at("2030-01-02T00:00:00Z"))).toBe("OVER");
    expect(playableFrom(timeOut, since)).toEqual(timeOut.until);
  });

  it("after a self-exclusion the player has to ask to return, and waits 24 hours", () => {
    const after = at("2030-07-02T00:00:00Z");
    expect(breakState(exclusion, after)).toBe("ENDED");
    expect(playableFrom(exclusion, after)).toBeNull();
    const asked = { ...exclusion, returnAskedAt: after };
    expect(breakState(asked, at("2030-07-02T23:59:59Z"))).toBe("RETURNING");
    expect(playableFrom(asked, at("2030-07-02T12:00:00Z"))).toEqual(at("2030-07-03T00:00:00Z"));
    expect(breakState(asked, at("2030-07-03T00:00:00Z"))).toBe("OVER");
    expect(breakState(forGood, at("2090-01-01T00:00:00Z"))).toBe("ACTIVE");
  });

  it("can only be extended", () => {
    expect(extendsBreak(timeOut, { kind: "TIME_OUT", until: at("2030-01-03T00:00:00Z") }, since)).toBe(true);
    expect(extendsBreak(timeOut, { kind: "TIME_OUT", until: at("2030-01-01T12:00:00Z") }, since)).toBe(false);
    expect(extendsBreak(timeOut, { kind: "SELF_EXCLUSION", until: null }, since)).toBe(true);
    expect(extendsBreak(exclusion, { kind: "TIME_OUT", until: at("2031-01-01T00:00:00Z") }, since)).toBe(
      false,
    );
    expect(extendsBreak(forGood, { kind: "SELF_EXCLUSION", until: exclusion.until }, since)).toBe(false);
    expect(extendsBreak(timeOut, { kind: "TIME_OUT", until: since }, at("2030-02-01T00:00:00Z"))).toBe(true);
  });

  it("from one vertical leave the others and deposits open", () => {
    const casino: Break = { ...exclusion, scope: "casino" };
    expect(blockingBreak([casino], "casino", since)).toBe(casino);
    expect(blockingBreak([casino], "sports", since)).toBeUndefined();
    expect(blockingBreak([casino], null, since)).toBeUndefined();
    expect(blockingBreak([exclusion], null, since)).toBe(exclusion);
  });

  it("last calendar months, up to the last day of a shorter one", () => {
    expect(breakEnd(at("2030-08-31T10:00:00Z"), { months: 6 })).toEqual(at("2031-02-28T10:00:00Z"));
    expect(breakEnd(since, { months: 60 })).toEqual(at("2035-01-01T00:00:00Z"));
    expect(breakEnd(since, { hours: 24 })).toEqual(at("2030-01-02T00:00:00Z"));
  });
});
