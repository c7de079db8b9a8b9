import { z } from "zod";
import { reasonInput } from "./operator.ts";
import { identifierInput } from "./text.ts";
import { wholeNumberText } from "./whole-number-text.ts";

const values = z.record(z.string(), z.unknown());

/** One change to a configurable item, such as a game or a payment method. */
export const configurationVersion = z.object({
  version: z.number(),
  /** The id of the changed item: a game's id, or `D/CARD/USD` for a payment method. */
  subject: z.string(),
  at: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  /** The values before the change; null if the item had not been configured yet. */
  before: values.nullable(),
  after: values,
});
export type ConfigurationVersion = z.infer<typeof configurationVersion>;

/** The query for a page of the change history, shared by all configurable items. */
export const historyQuery = z.object({
  subject: identifierInput.optional(),
  cursor: wholeNumberText(1).optional(),
});
export const historyPage = z.object({
  items: z.array(configurationVersion),
  nextCursor: z.number().nullable(),
});
export const versionParams = z.object({ version: wholeNumberText(1) });
/** `latest` is the newest version the operator has seen; if a newer one exists, the call is refused as a conflict. */
export const undoBody = z.strictObject({ latest: z.number().int().positive(), reason: reasonInput });
