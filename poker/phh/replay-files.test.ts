import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeTally, replayFiles } from "./replay-files.ts";

const fixture = (name: string) => readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8");
const command = new URL("../replay-command.ts", import.meta.url).pathname;
const withoutComments = (text: string) => text.replace(/^ *#.*$/gm, "");

let folder: string;
const at = (name: string) => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "phh-"));
  mkdirSync(at("good/rooms"), { recursive: true });
  mkdirSync(at("bad"));
  mkdirSync(at("empty"));
  const allIn = withoutComments(fixture("three-way-all-in.phh"));
  const hiLo = withoutComments(fixture("omaha-hi-lo.phh"));
  const limp = withoutComments(fixture("heads-up-limp.phh"));
  writeFileSync(at("good/limp.phh"), limp);
  writeFileSync(at("good/rooms/several.phhs"), `[1]\n${allIn}\n[2]\n${hiLo}`);
  writeFileSync(at("good/notes.txt"), "not a hand");
  writeFileSync(at("empty/notes.txt"), "not a hand");
  writeFileSync(
    at("bad/mixed.phhs"),
    [
      `[1]\n${hiLo.replace("[460, 580, 460]", "[461, 579, 460]")}`,
      `[2]\n${allIn.replace('"NT"', '"F7S"')}`,
      `[3]\n${allIn.replace('"p2 cbr 60"', '"p2 cbr 61"')}`,
      `[4]\n${allIn.replace('"p2 cbr 60"', '"p2 cbr 62"')}`,
      `[5]\n${allIn.replace("[24.50, 60, 100, 80.25]", "[inf, inf, inf, inf]")}`,
      `[6]\n${limp.replace(/^finishing_stacks.*$/m, "").replace(/^winnings.*$/m, "")}`,
    ].join("\n"),
  );
  writeFileSync(at("bad/broken.phh"), "variant = ");
});

afterAll(() => rmSync(folder, { recursive: true }));

test("a folder is replayed with its subfolders, and hands as recorded are not described", () => {
  const lines: string[] = [];
  const tally = replayFiles([at("good")], (line) => lines.push(line));
  expect(lines).toEqual([]);
  expect(describeTally(tally).split("\n")).toEqual([
    "3 hands: 3 replayed, 0 not as recorded, 0 refused.",
    "Of those replayed, 1 had an all-in call, 1 a side pot, and 0 no recorded result.",
  ]);
});

test("every hand of a named file is described", () => {
  const lines: string[] = [];
  replayFiles([at("good/limp.phh"), at("good/rooms/several.phhs")], (line) => lines.push(line));
  expect(lines.map((line) => line.split("\n")[0]!.replace(folder, ""))).toEqual([
    "/good/limp.phh: NT, 2 players",
    "/good/rooms/several.phhs, hand 1: NT, 4 players",
    "/good/rooms/several.phhs, hand 2: FO/8, 3 players",
  ]);
});

test("differences and refusals are listed and counted, and do not stop the other hands", () => {
  const lines: string[] = [];
  const tally = replayFiles([at("bad")], (line) => lines.push(line.replace(folder, "")));
  expect(lines.map((line) => line.split("\n")[0])).toEqual([
    expect.stringContaining("/bad/broken.phh: refused. The file is not TOML: "),
    "/bad/mixed.phhs, hand 1: FO/8, 3 players",
    "/bad/mixed.phhs, hand 2: refused. The variant F7S is not supported.",
    "/bad/mixed.phhs, hand 3: refused. Action 8 (p2 raise): AMOUNT_TOO_LARGE",
    "/bad/mixed.phhs, hand 4: refused. Action 8 (p2 raise): AMOUNT_TOO_LARGE",
    "/bad/mixed.phhs, hand 5: refused. A stack is unknown.",
  ]);
  expect(describeTally(tally).split("\n")).toEqual([
    "6 hands: 2 replayed, 1 not as recorded, 5 refused.",
    "Of those replayed, 0 had an all-in call, 0 a side pot, and 1 no recorded result.",
    "  refused 2: raise: AMOUNT_TOO_LARGE",
    "  refused 1: The file is not TOML.",
    "  refused 1: The variant F7S is not supported.",
    "  refused 1: A stack is unknown.",
  ]);
});

test.each([
  ["good", 0, "3 hands: 3 replayed"],
  ["bad", 1, "6 hands: 2 replayed"],
  ["empty", 1, "0 hands: 0 replayed"],
  ["missing", 1, "no such file"],
])("the command ends for the folder %s with status %i", (name, status, text) => {
  const run = spawnSync(process.execPath, [command, at(name)], { encoding: "utf8" });
  expect(run.status).toBe(status);
  expect(run.stdout + run.stderr).toContain(text);
});
