import { describe, expect, it } from "vitest";
import { findTargets, searchTargets } from "./search-targets.ts";
import { sections } from "./sections.ts";

const titles = (term: string, isAdmin = true) =>
  findTargets(term, (roles) => isAdmin || roles === undefined).map(({ title }) => title);

const paths = (term: string) => findTargets(term, () => true).map(({ path }) => path);

describe("the console's own search targets", () => {
  it("are found by part of the title, then by their description", () => {
    expect(titles("withdr")[0]).toBe("Withdrawals");
    expect(titles("tier icon")).toEqual(["Tier icon"]);
    expect(titles("milliseconds")).toEqual(["Search delay"]);
    expect(titles("brands")).toContain("Brands");
    expect(titles("withdrawal rules")).toEqual(["Withdrawal rules"]);
  });

  it("include every tab and named page of the sections", () => {
    expect(paths("studios")).toContain("/configuration?tab=studios");
    expect(paths("grants")).toEqual(["/bonuses?tab=grants"]);
    expect(paths("webhooks")).toContain("/partners?tab=webhooks");
    expect(paths("muted players")).toEqual(["/live-tables?tab=mutes"]);
    expect(paths("regulator exports")).toEqual(["/reports/regulators"]);
    expect(paths("retention")).toContain("/reports/retention");
    expect(paths("liability limits")).toEqual(["/trading/limits"]);
    const pages = sections.flatMap(({ path, pages = [] }) => pages.map(({ rest }) => `/${path}${rest}`));
    const found = new Set(searchTargets.map(({ path }) => path));
    const shared = ["/affiliates?tab=affiliates", "/operators?tab=operators"];
    expect(pages.filter((path) => !found.has(path))).toEqual(shared);
  });

  it("show a page only to the roles that open it", () => {
    const games = (roles: readonly string[] | undefined) => roles === undefined || roles.includes("GAMES");
    const found = (term: string) => findTargets(term, games).map(({ path }) => path);
    expect(found("studios")).toContain("/configuration?tab=studios");
    expect(found("withdrawal rules")).toEqual([]);
    expect(found("regulator exports")).toEqual([]);
    expect(found("webhooks")).toEqual([]);
  });

  it("are the sections while nothing is typed, and never more than fit", () => {
    expect(titles("")).toContain("Overview");
    expect(titles("e").length).toBeLessThanOrEqual(8);
  });

  it("leave out what the operator's roles do not open", () => {
    expect(titles("withdr", false)).toEqual([]);
  });
});
