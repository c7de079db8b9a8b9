import type { Call } from "@parlour/contracts/call";
import type { Refusal } from "./refusal.ts";

/** A provider's signed request. The signature covers the raw body. */
export type SignedRequest = {
  headers: Record<string, unknown>;
  params: Record<string, unknown>;
  rawBody: string;
};

/** Checks a request; returns a refusal, or undefined when the signature is valid. */
export type ProviderAuthoriser = (request: SignedRequest, call: Call) => Promise<Refusal | undefined>;
