import type { Kit } from "@parlour/server/kit/kit";
import { expect, test, vi } from "vitest";
import { runSchedules } from "./run-schedules.ts";
import type { ContentStore } from "./store.ts";

test("a schedule that cannot be carried out does not hold up the others", async () => {
  const unpublish = vi.fn().mockRejectedValue(new Error("This page is broken."));
  const query = async () => ["one", "two"].map((id) => ({ id, version: null, author: "ann", key: id }));
  const kit = { db: { query }, clock: { now: () => new Date(0) } } as unknown as Kit;
  await expect(runSchedules(kit, { unpublish } as unknown as ContentStore)).rejects.toThrow();
  expect(unpublish).toHaveBeenCalledTimes(2);
});
