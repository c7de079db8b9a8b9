import { z } from "zod";

/** The regulators with a built-in layout: United Kingdom, Malta, Ontario and Pennsylvania. */
export const REGULATOR_SHAPES = ["GB", "MT", "CA-ON", "US-PA"] as const;
export type RegulatorShape = (typeof REGULATOR_SHAPES)[number];

export const regulatorExport = z.object({
  id: z.string(),
  shape: z.enum(REGULATOR_SHAPES),
  from: z.iso.date(),
  to: z.iso.date(),
  currency: z.string(),
  state: z.enum(["WAITING", "READY"]),
  requestedBy: z.string(),
  requestedAt: z.string(),
  /** How many lines the export has; null while it is being created. */
  rows: z.number().int().nullable(),
  /** The SHA-256 of each file, in hexadecimal; null while the export is being created. */
  csvChecksum: z.string().nullable(),
  xmlChecksum: z.string().nullable(),
});
export type RegulatorExport = z.infer<typeof regulatorExport>;
