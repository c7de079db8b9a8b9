import { z } from "zod";

/** The parts of the site that its status page lists, in this order. */
export const STATUS_AREAS = ["account", "payments", "casino", "sports", "racing", "poker"] as const;
export type StatusArea = (typeof STATUS_AREAS)[number];

/** LIMITED means that some requests fail, UNAVAILABLE that most do. */
export const STATUS_STATES = ["AVAILABLE", "LIMITED", "UNAVAILABLE"] as const;
export type StatusState = (typeof STATUS_STATES)[number];

export const siteStatus = z.object({
  areas: z.array(
    z.object({
      area: z.enum(STATUS_AREAS),
      state: z.enum(STATUS_STATES),
      /** When the area entered this state. */
      since: z.iso.datetime(),
    }),
  ),
  /** When the areas were last checked; null before the first check. */
  checkedAt: z.iso.datetime().nullable(),
});
export type SiteStatus = z.infer<typeof siteStatus>;
