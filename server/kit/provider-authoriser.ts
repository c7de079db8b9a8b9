import type { Call } from "@parlour/contracts/call";
import type { Refusal } from "./refusal.ts";

/** The body as it came, for calls whose sender signs it. */
export type SignedRequest = {
  headers: Record<string, unknown>;
  params: Record<string, unknown>;
  rawBody: string;
};

/** Answers the refusal, or nothing when the request is signed as it should be. */
export type ProviderAuthoriser = (request: SignedRequest, call: Call) => Promise<Refusal | undefined>;
