// Global setup of a test run: creates the folder for the seeded databases that `testing-template.ts` makes.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplate } from "@parlour/server/kit/testing/test-database";

export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "parlour-template-"));
  process.env.PARLOUR_TEST_TEMPLATE = folder;
  return async () => {
    for (const name of readdirSync(folder)) await dropTemplate(join(folder, name));
    rmSync(folder, { recursive: true, force: true });
  };
}
