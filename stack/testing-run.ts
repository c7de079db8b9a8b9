// What a whole run of tests sets up once: see `testing-template.ts`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { dropTemplate } from "@parlour/server/kit/testing/test-database";

export default function setUp() {
  const folder = mkdtempSync(join(tmpdir(), "parlour-template-"));
  process.env.PARLOUR_TEST_TEMPLATE = folder;
  return async () => {
    await dropTemplate(folder);
    rmSync(folder, { recursive: true, force: true });
  };
}
