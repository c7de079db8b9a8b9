import { z } from "zod";
import { reasonInput } from "./operator.ts";
import { identifierInput } from "./text.ts";

const values = z.record(z.string(), z.unknown());

/** One change of a configured thing, such as a game or a way to pay. */
export const configurationVersion = z.object({
  version: z.number(),
  /** Which thing: the id of a game, `D/CARD/USD` for a way to pay. */
  subject: z.string(),
  at: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  /** Null where nothing had been decided about it. */
  before: values.nullable(),
  after: values,
});
export type ConfigurationVersion = z.infer<typeof configurationVersion>;

/** The parts that the histories of all configured things share. */
export const historyQuery = z.object({
  subject: identifierInput.optional(),
  cursor: z.coerce.number().int().positive().optional(),
});
export const historyPage = z.object({
  items: z.array(configurationVersion),
  nextCursor: z.number().nullable(),
});
export const versionParams = z.object({ version: z.coerce.number().int().positive() });
/** `latest` is the newest version of the thing that the operator has seen: a newer one is a conflict. */
export const undoBody = z.strictObject({ latest: z.number().int().positive(), reason: reasonInput });
