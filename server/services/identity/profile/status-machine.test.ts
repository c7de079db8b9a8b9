import { expect, it } from "vitest";
import { mayBecome, statusTransitions } from "./status-machine.ts";

it("lets operators lock, unlock and close, and nothing else", () => {
  const statuses = Object.keys(statusTransitions) as (keyof typeof statusTransitions)[];
  const ways = statuses.flatMap((from) =>
    statuses.filter((to) => mayBecome(from, to)).map((to) => `${from} ${to}`),
  );
  expect(ways).toEqual([
    "ACTIVE DISABLED",
    "ACTIVE CLOSED",
    "LOCKED ACTIVE",
    "LOCKED DISABLED",
    "LOCKED CLOSED",
    "DISABLED ACTIVE",
    "DISABLED CLOSED",
    "SELF_EXCLUDED CLOSED",
  ]);
});
