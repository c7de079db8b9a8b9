import { describe, expect, it } from "vitest";
import {
  addTable,
  closeTable,
  createWantedTables,
  mostTables,
  readOpenTables,
  resizeTable,
  tablesPath,
} from "./open-tables.ts";

const known = ["live-roulette", "live-baccarat", "sic-bo", "dragon-tiger", "live-craps"];
const read = (search: string) => readOpenTables(search, known);
const two = read("?open=live-roulette,live-baccarat");

describe("the URL", () => {
  it("names the tables in their order", () => {
    expect(read("?open=sic-bo,live-roulette").open).toEqual(["sic-bo", "live-roulette"]);
  });

  it.each([
    ["none", ""],
    ["an empty list", "?open="],
    ["an unknown table", "?open=crash"],
  ])("opens nothing for %s", (_what, search) => {
    expect(read(search)).toEqual({ open: [], large: null, isPractice: false });
  });

  it("leaves out repeated and unknown tables, and those beyond the limit", () => {
    const { open } = read(`?open=crash,sic-bo,sic-bo,${known.join()}`);
    expect(open).toEqual(["sic-bo", "live-roulette", "live-baccarat", "dragon-tiger"]);
    expect(open).toHaveLength(mostTables);
  });

  it("opens the first table of a game instead of a further one that has closed", () => {
    const tables = read("?open=live-roulette--2,sic-bo&large=live-roulette--2");
    expect(tables).toEqual({ open: ["live-roulette", "sic-bo"], large: "live-roulette", isPractice: false });
    const open = readOpenTables("?open=live-roulette--2,live-roulette", [...known, "live-roulette--2"]);
    expect(open.open).toEqual(["live-roulette--2", "live-roulette"]);
  });

  it.each([
    ["?open=sic-bo,live-roulette&large=sic-bo", "sic-bo"],
    ["?open=sic-bo,live-roulette&large=live-craps", null],
    ["?open=sic-bo&large=sic-bo", null],
  ])("%s enlarges %s", (search, large) => expect(read(search).large).toBe(large));

  it.each([
    "/live-casino/tables",
    "/live-casino/tables?open=sic-bo",
    "/live-casino/tables?open=sic-bo,live-roulette&large=live-roulette",
    "/live-casino/tables?open=sic-bo&mode=practice",
  ])("%s restores itself", (path) => {
    expect(tablesPath("live-casino", read(path.slice("/live-casino/tables".length)))).toBe(path);
  });
});

describe("changes", () => {
  it("adds a table after the others, once", () => {
    expect(addTable(two, "sic-bo").open).toEqual(["live-roulette", "live-baccarat", "sic-bo"]);
    expect(addTable(two, "live-baccarat")).toBe(two);
  });

  it("adds none beyond the limit", () => {
    const full = known.reduce(addTable, read(""));
    expect(full.open).toEqual(known.slice(0, mostTables));
  });

  it("enlarges a table, then another, then none", () => {
    const first = resizeTable(two, "live-roulette");
    expect(first.large).toBe("live-roulette");
    const second = resizeTable(first, "live-baccarat");
    expect(second.large).toBe("live-baccarat");
    expect(resizeTable(second, "live-baccarat").large).toBeNull();
    expect(resizeTable(read("?open=sic-bo"), "sic-bo").large).toBeNull();
  });

  it("closes a table, and shows the others side by side again if it was the enlarged one", () => {
    const three = resizeTable(addTable(two, "sic-bo"), "sic-bo");
    expect(closeTable(three, "live-roulette")).toMatchObject({
      open: ["live-baccarat", "sic-bo"],
      large: "sic-bo",
    });
    expect(closeTable(three, "sic-bo")).toMatchObject({ open: two.open, large: null });
    expect(closeTable(closeTable(three, "live-roulette"), "live-baccarat").large).toBeNull();
  });
});

describe("quick clicks", () => {
  it("start from the tables that the player wants, not from those in the URL", () => {
    const paths: string[] = [];
    const wanted = createWantedTables(two, (next) => paths.push(tablesPath("live-casino", next)));
    wanted.change((now) => addTable(now, "sic-bo"));
    wanted.change((now) => addTable(now, "dragon-tiger"));
    wanted.change((now) => closeTable(now, "live-roulette"));
    expect(paths.at(-1)).toBe("/live-casino/tables?open=live-baccarat,sic-bo,dragon-tiger");
  });

  it("start from the URL again after it was changed by something else", () => {
    const went: string[][] = [];
    const wanted = createWantedTables(two, ({ open }) => went.push([...open]));
    wanted.change((now) => closeTable(now, "live-roulette"));
    wanted.settle(two);
    wanted.change((now) => addTable(now, "sic-bo"));
    wanted.change((now) => addTable(now, "sic-bo"));
    expect(went).toEqual([["live-baccarat"], ["live-roulette", "live-baccarat", "sic-bo"]]);
  });
});
