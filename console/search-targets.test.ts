import { describe, expect, it } from "vitest";
import { findTargets } from "./search-targets.ts";

const titles = (term: string, isAdmin = true) =>
  findTargets(term, (roles) => isAdmin || roles === undefined).map(({ title }) => title);

describe("the console's own search targets", () => {
  it("are found by part of the title, then by their description", () => {
    expect(titles("withdr")[0]).toBe("Withdrawals");
    expect(titles("tier icon")).toEqual(["Tier icon"]);
    expect(titles("milliseconds")).toEqual(["Search delay"]);
    expect(titles("brands")).toContain("Brands");
    expect(titles("withdrawal rules")).toEqual(["Withdrawal rules"]);
  });

  it("are the sections while nothing is typed, and never more than fit", () => {
    expect(titles("")).toContain("Overview");
    expect(titles("e").length).toBeLessThanOrEqual(8);
  });

  it("leave out what the operator's roles do not open", () => {
    expect(titles("withdr", false)).toEqual([]);
  });
});
