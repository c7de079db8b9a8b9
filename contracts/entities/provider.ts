import { z } from "zod";

/** The kinds of services that outside companies provide. */
export const PROVIDER_KINDS = [
  "STUDIO",
  "PAYMENT",
  "EMAIL",
  "SMS",
  "REGISTER",
  "SPORTS_FEED",
  "RACING_FEED",
  "RATES",
] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** FAILING: the last call failed, or at least a fifth of the last hour's calls did. QUIET: no call in the last hour. */
export const PROVIDER_STATES = ["WORKING", "FAILING", "QUIET", "DISABLED"] as const;
export type ProviderState = (typeof PROVIDER_STATES)[number];

/** Statistics on the last hour's calls, in both directions, and the latest success and error. */
export const providerHealth = z.object({
  calls: z.number().int(),
  errors: z.number().int(),
  /** The mean and the longest time of a call in milliseconds; null if there were no calls. */
  meanMs: z.number().nullable(),
  slowestMs: z.number().nullable(),
  /** Requests in the provider's name with an invalid signature, not counted as calls because anyone can send them. */
  unsigned: z.number().int(),
  lastSuccessAt: z.string().nullable(),
  lastErrorAt: z.string().nullable(),
  lastError: z.string().nullable(),
});
export type ProviderHealth = z.infer<typeof providerHealth>;

export const provider = z.object({
  kind: z.enum(PROVIDER_KINDS),
  id: z.string(),
  name: z.string(),
  state: z.enum(PROVIDER_STATES),
  health: providerHealth,
});
export type Provider = z.infer<typeof provider>;

/**
 * A key as operators see it. DERIVED keys are computed from PROVIDER_SECRET and can be rotated in the console;
 * ENVIRONMENT keys are set by an environment variable on the servers.
 */
export const providerKey = z.object({
  name: z.string(),
  origin: z.enum(["DERIVED", "ENVIRONMENT"]),
  /** The name of the environment variable that the key, or the secret behind it, comes from. */
  variable: z.string(),
  /** The last characters of the key; null if the key is too short to show any. */
  ending: z.string().nullable(),
  createdAt: z.string().nullable(),
  /** When a key that has been replaced stops working. */
  validUntil: z.string().nullable(),
  lastUsedAt: z.string().nullable(),
});
export type ProviderKey = z.infer<typeof providerKey>;

const PROVIDER_ERROR_SOURCES = ["CALL", "MESSAGE", "TEST"] as const;

export const providerError = z.object({
  at: z.string(),
  /** CALL: we called the provider. MESSAGE: the provider called us. TEST: an operator's test call. */
  source: z.enum(PROVIDER_ERROR_SOURCES),
  /** The error without secrets, e-mail addresses and long numbers. */
  message: z.string(),
});
export type ProviderError = z.infer<typeof providerError>;

export const providerPage = provider.extend({
  settings: z.array(z.object({ label: z.string(), value: z.string(), variable: z.string().nullable() })),
  keys: z.array(providerKey),
  /** The settings that operators can change; null if the provider is configured by environment variables only. */
  account: z
    .object({
      isEnabled: z.boolean(),
      /** Where test calls are sent; null if a test can only check our own settings for the provider. */
      address: z.string().nullable(),
      version: z.number().int(),
    })
    .nullable(),
  /** The operator who can still collect the current key; null if it was collected or not created by a proposal. */
  newKey: z
    .object({
      collector: z.object({ id: z.string(), name: z.string() }),
      since: z.string(),
      /** When the key can no longer be collected. */
      until: z.string(),
    })
    .nullable(),
  /** A sentence that describes the test call. */
  test: z.string(),
  testNeedsPhone: z.boolean(),
  /** The latest errors, newest first, at most 50. */
  errors: z.array(providerError),
});
export type ProviderPage = z.infer<typeof providerPage>;

export const providerTestResult = z.object({
  ok: z.boolean(),
  message: z.string(),
  ms: z.number(),
});
export type ProviderTestResult = z.infer<typeof providerTestResult>;
