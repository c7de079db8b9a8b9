import { z } from "zod";
import { siteConfiguration } from "./site-configuration.ts";

/** A partial set of site settings; unknown names are refused. */
export const someSettings = z.strictObject({
  ...siteConfiguration.partial().shape,
  /** Must be a path on this site: the content security policy allows no other origin. */
  servicesBaseUrl: z
    .string()
    .regex(/^(\/[\w.-]+)+$/)
    .optional(),
});

/** The settings as an operator edits them; `version` counts all changes so far. */
export const editableConfiguration = z.object({ version: z.number(), values: siteConfiguration });

export const configurationChange = z.object({
  version: z.number(),
  at: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
