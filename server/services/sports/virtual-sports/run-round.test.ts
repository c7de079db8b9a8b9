import { virtualChannels } from "@parlour/sports";
import { expect, test, vi } from "vitest";
import type { VirtualSportsParts } from "./parts.ts";
import { publishRounds } from "./run-round.ts";

test("a channel that cannot publish its rounds does not hold up the others", async () => {
  const query = vi.fn().mockRejectedValue(new Error("This channel is broken."));
  const kit = { db: { query }, clock: { now: () => new Date(0) } };
  await expect(publishRounds({ kit } as unknown as VirtualSportsParts)).rejects.toThrow();
  expect(query).toHaveBeenCalledTimes(virtualChannels.length);
});
