import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Where a text promises a countdown, the screen must show a clock.

const root = new URL("../../", import.meta.url);
const filesIn = (folder: string, ending: RegExp): string[] =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
    .filter((path) => ending.test(path) && !/node_modules|\/build\//.test(path))
    .map((path) => `${folder}/${path}`);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");

const promise = /countdown|counts? down|count(?:ing|ed) down/i;
/** A label shown before a clock: "Ends in", "You can try again in", "Time left". */
const label = /(?:\b(?:ends?|starts?|opens?|closes?|expires?|again) in|^time left\b[^.]*)$/i;
/** Matches the clock component, components that are built on it, and the ARIA role of a clock. */
const clock = /<(?:Countdown|StartCountdown|TournamentTimes|StartClock)\b|role="timer"|formatLeft\(/;

const isInterface = (path: string) => /^languages\/en\/(?!content\/)[^/]+\/[^/]+\.json$/.test(path);
const texts = filesIn("languages/en", /\.json$/);
const sources = ["shell/app", "embedded", "games", "web"]
  .flatMap((folder) => filesIn(folder, /\.tsx$/))
  .map((path) => [path, read(path)] as const);

const labels = texts
  .filter(isInterface)
  .flatMap((path) => Object.entries(JSON.parse(read(path)) as Record<string, unknown>))
  .filter((entry): entry is [string, string] => typeof entry[1] === "string")
  .filter(([, text]) => label.test(text) || promise.test(text));

test("Players 21: texts that announce a countdown were found", () => {
  expect(labels.map(([key]) => key)).toEqual(
    expect.arrayContaining([
      "bonuses.endsIn",
      "verification.blockedText",
      "poker.startsIn",
      "virtual.startsIn",
    ]),
  );
});

test.each(labels)("Players 21: the countdown that %s promises exists", (key) => {
  const users = sources.filter(([, source]) => source.includes(`"${key}"`));
  expect(users.map(([path]) => path)).not.toEqual([]);
  for (const [path, source] of users) expect(source, path).toMatch(clock);
});

/** The help and content pages that mention a countdown, each with the source that shows it. */
const mentions: Readonly<Record<string, readonly string[]>> = {
  "languages/en/content/help/games/several-live-tables.json": [
    "shell/app/play/tables/table-tabs.tsx",
    "shell/app/play/live/table-status.tsx",
    "games/kit/client/live/live-status.tsx",
  ],
};

test("Players 21: every countdown in help and content pages exists on its screen", () => {
  const found = texts.filter((path) => !isInterface(path) && promise.test(read(path)));
  expect(found.sort()).toEqual(Object.keys(mentions).sort());
  for (const path of Object.values(mentions).flat())
    expect(read(path), path).toMatch(/<TableStatus\b|seconds|role="timer"/);
});
