// Finds commit subjects that are too long, starting from version 0.2.0.
import { spawnSync } from "node:child_process";

const firstVersion = "0.2.0";
const subjectMax = 72;

/**
 * Returns one sentence per subject that is too long. The check starts at the commit that set version 0.2.0 instead of
 * at its tag, because a clone does not always have the tags. Returns an empty list in a clone without that commit,
 * such as a shallow one.
 */
export function findLongSubjects(cwd) {
  const git = (...args) => spawnSync("git", args, { cwd, encoding: "utf8" }).stdout ?? "";
  const start = git("log", "--format=%H", `-S"version": "${firstVersion}"`, "--", "package.json")
    .trim()
    .split("\n")
    .at(-1);
  if (!start) return [];
  return git("log", "--format=%h %s", `${start}..HEAD`)
    .split("\n")
    .filter(Boolean)
    .map((line) => ({ hash: line.split(" ")[0], subject: line.slice(line.indexOf(" ") + 1) }))
    .filter(({ subject }) => subject.length > subjectMax)
    .map(
      ({ hash, subject }) =>
        `commit ${hash}: its subject has ${subject.length} characters; ${subjectMax} at most`,
    );
}
