import { z } from "zod";

/** A copy of a player's personal data. It can be downloaded while its state is READY. */
export const dataExport = z.object({
  id: z.string(),
  state: z.enum(["WAITING", "READY", "EXPIRED"]),
  requestedAt: z.string(),
  readyAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  sizeBytes: z.number().nullable(),
  downloads: z.number(),
  lastDownloadedAt: z.string().nullable(),
});
/** The erasure of a player's personal data, which is carried out at `dueAt`. */
export const dataErasure = z.object({
  state: z.enum(["SCHEDULED", "DONE", "CANCELLED"]),
  requestedAt: z.string(),
  dueAt: z.string(),
  endedAt: z.string().nullable(),
});
export type DataErasure = z.infer<typeof dataErasure>;
export type DataExport = z.infer<typeof dataExport>;
