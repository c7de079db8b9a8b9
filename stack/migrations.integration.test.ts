import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "./testing.ts";
import { readMigrationHistory, readReleasedMigrations } from "./testing-migrations.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

describe("a database that this version created", () => {
  it("satisfies servers that compare whole migration files", async () => {
    const released = readReleasedMigrations();
    expect(Object.keys(released)).toHaveLength(179);
    expect(await readMigrationHistory(stack)).toMatchObject(released);
  });

  it("has a checksum of the statements of every migration", async () => {
    const incomplete = await stack.kit.db.query(
      "select service, name from migrations where statements_checksum is null",
    );
    expect(incomplete).toEqual([]);
  });
});
