import { z } from "zod";
import { siteConfiguration } from "./site-configuration.ts";

/** Some of the site's settings; a name that is not one is refused. */
export const someSettings = z.strictObject({
  ...siteConfiguration.partial().shape,
  /** Only a path of the site itself: the browser speaks to nobody else. */
  servicesBaseUrl: z
    .string()
    .regex(/^(\/[\w.-]+)+$/)
    .optional(),
});

/** The settings as an operator edits them; `version` counts the changes so far. */
export const editableConfiguration = z.object({ version: z.number(), values: siteConfiguration });

export const configurationChange = z.object({
  version: z.number(),
  at: z.string(),
  operatorName: z.string(),
  reason: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});
