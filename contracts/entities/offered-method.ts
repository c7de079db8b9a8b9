import { z } from "zod";
import { CHANNEL_TYPES, PAYMENT_TYPES } from "../enumerations.ts";
import { regionInput } from "./text.ts";

/**
 * A payment method as operators edit it. If `channels` or `regions` is null, it does not restrict where the
 * method is offered.
 */
export const offeredMethod = z.object({
  paymentType: z.enum(PAYMENT_TYPES),
  code: z.string(),
  currency: z.string(),
  group: z.string(),
  groupName: z.string(),
  name: z.string(),
  min: z.number(),
  max: z.number(),
  fee: z.number(),
  provider: z.string(),
  /** The kind, declared by the provider, from which the method was created. */
  kind: z.string(),
  position: z.number(),
  enabled: z.boolean(),
  channels: z.array(z.string()).nullable(),
  regions: z.array(z.string()).nullable(),
  excludedRegions: z.array(z.string()),
});

const places = z.array(regionInput).max(200);

/** The changes that one operator can make alone; changes to limits and fees need a second operator. */
export const methodChanges = {
  enabled: z.boolean().optional(),
  name: z.string().trim().min(1).max(60).optional(),
  groupName: z.string().trim().min(1).max(60).optional(),
  position: z.number().int().min(0).max(1_000).optional(),
  channels: z.array(z.enum(CHANNEL_TYPES)).nullable().optional(),
  regions: places.nullable().optional(),
  excludedRegions: places.optional(),
};
