// Finds commit subjects that are too long, starting from the first tagged version.
import { spawnSync } from "node:child_process";

const firstTag = "v0.1.0";
const subjectMax = 72;

/**
 * Returns one sentence per subject that is too long. Returns an empty list in a clone without the tag, such as a
 * shallow one.
 */
export function findLongSubjects(cwd) {
  const git = (...args) => spawnSync("git", args, { cwd, encoding: "utf8" });
  if (git("rev-parse", "--quiet", "--verify", `refs/tags/${firstTag}`).status !== 0) return [];
  return git("log", "--format=%h %s", `${firstTag}..HEAD`)
    .stdout.split("\n")
    .filter(Boolean)
    .map((line) => ({ hash: line.split(" ")[0], subject: line.slice(line.indexOf(" ") + 1) }))
    .filter(({ subject }) => subject.length > subjectMax)
    .map(
      ({ hash, subject }) =>
        `commit ${hash}: its subject has ${subject.length} characters; ${subjectMax} at most`,
    );
}
