import { z } from "zod";
import { siteConfiguration } from "./site-configuration.ts";

const pagePath = z.string().regex(/^(\/[\w.-]+)+$/);

/** A partial set of site settings; unknown names are rejected. */
export const someSettings = z.strictObject({
  ...siteConfiguration.partial().shape,
  /** Must be a path on this site, because the content security policy allows no other origin. */
  servicesBaseUrl: z
    .string()
    .regex(/^(\/[\w.-]+)+$/)
    .optional(),
  brandCode: z
    .string()
    .regex(/^[A-Z0-9_-]{2,32}$/)
    .optional(),
  bucket: z
    .string()
    .regex(/^[a-z0-9-]{1,64}$/)
    .optional(),
  loggedInPages: z.array(pagePath).max(100).optional(),
  anonymousPages: z.array(pagePath).max(100).optional(),
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
