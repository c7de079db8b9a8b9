import { z } from "zod";

/** One of the player's own sessions, as shown in the list of devices. */
export const playerSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  country: z.string().nullable(),
  device: z.string(),
});

export const loginRecord = z.object({
  id: z.string(),
  createdAt: z.string(),
  outcome: z.enum(["SUCCESS", "FAILURE"]),
  country: z.string().nullable(),
  device: z.string(),
});
