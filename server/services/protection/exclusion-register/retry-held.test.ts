import { expect, test, vi } from "vitest";
import { retryHeld } from "./index.ts";

test("a player whose check fails does not hold up the others", async () => {
  const checkLogin = vi.fn().mockRejectedValueOnce(new Error("This player is broken."));
  const ports = {
    register: { checkLogin },
    protection: { listHeld: async () => ["ann", "bob"] },
    players: { find: async (id: string) => ({ id }) },
  };
  await expect(retryHeld(ports as unknown as Parameters<typeof retryHeld>[0])).rejects.toThrow();
  expect(checkLogin.mock.calls).toEqual([[{ id: "ann" }], [{ id: "bob" }]]);
});
