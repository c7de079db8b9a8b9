// Checks that the tests named in docs/security and docs/regressions.md exist, that every requirement of ASVS 5.0 that we
// claim has a line, and that every behaviour has a test.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { exitWithError, root } from "./prepare.mjs";
import {
  expandNumbers,
  findReferenceFaults,
  findRequirementFaults,
  findUntestedRows,
  readReferences,
} from "./test-references.mjs";

/** Levels 1 and 2 of ASVS 5.0, and what level 3 adds for sessions and money. */
const required = `
  1.1.1-1.1.2 1.2.1-1.2.10 1.3.1-1.3.11 1.4.1-1.4.3 1.5.1-1.5.2
  2.1.1-2.1.3 2.2.1-2.2.3 2.3.1-2.3.5 2.4.1-2.4.2
  3.2.1-3.2.2 3.3.1-3.3.5 3.4.1-3.4.6 3.5.1-3.5.5 3.7.1-3.7.2
  4.1.1-4.1.3 4.1.5 4.2.1 4.3.1-4.3.2 4.4.1-4.4.4
  5.1.1 5.2.1-5.2.3 5.3.1-5.3.2 5.4.1-5.4.3
  6.1.1-6.1.3 6.2.1-6.2.12 6.3.1-6.3.4 6.4.1-6.4.4 6.5.1-6.5.5 6.6.1-6.6.3 6.8.1-6.8.4
  7.1.1-7.1.3 7.2.1-7.2.4 7.3.1-7.3.2 7.4.1-7.4.5 7.5.1-7.5.3 7.6.1-7.6.2
  8.1.1-8.1.2 8.2.1-8.2.3 8.3.1-8.3.2 8.4.1
  9.1.1-9.1.3 9.2.1-9.2.4
  10.1.1-10.1.2 10.2.1-10.2.2 10.3.1-10.3.4 10.4.1-10.4.11 10.5.1-10.5.5 10.6.1-10.6.2 10.7.1-10.7.3
  11.1.1-11.1.2 11.2.1-11.2.3 11.3.1-11.3.3 11.4.1-11.4.4 11.5.1 11.6.1
  12.1.1-12.1.3 12.2.1-12.2.2 12.3.1-12.3.4
  13.1.1 13.2.1-13.2.5 13.3.1-13.3.2 13.4.1-13.4.5
  14.1.1-14.1.2 14.2.1-14.2.4 14.3.1-14.3.3
  15.1.1-15.1.3 15.2.1-15.2.3 15.3.1-15.3.7 15.4.1-15.4.4
  16.1.1 16.2.1-16.2.5 16.3.1-16.3.4 16.4.1-16.4.3 16.5.1-16.5.3
  17.1.1 17.2.1-17.2.4 17.3.1-17.3.2`;

const pages = ["docs/security/asvs.md", "docs/security/threat-model.md", "docs/regressions.md"];
const textOf = (name) => readFileSync(join(root, name), "utf8");

/** Reads a test by the path in a link of the page. */
function readTest(page, path) {
  try {
    return readFileSync(join(root, dirname(page), path), "utf8");
  } catch {
    return undefined;
  }
}

const faultsOf = (page, faults) => faults.map((fault) => `${page}: ${fault}`);
const faults = [
  ...pages.flatMap((page) =>
    faultsOf(
      page,
      findReferenceFaults(textOf(page), (path) => readTest(page, path)),
    ),
  ),
  ...faultsOf("docs/security/asvs.md", findRequirementFaults(textOf("docs/security/asvs.md"), required)),
  ...faultsOf("docs/regressions.md", findUntestedRows(textOf("docs/regressions.md"))),
];
if (faults.length > 0) exitWithError(`These pages name what does not exist:\n${faults.join("\n")}`);
const tests = pages.flatMap((page) => readReferences(textOf(page))).length;
process.stdout.write(
  `${expandNumbers(required).length} requirements have a line; ${tests} references to tests.\n`,
);
