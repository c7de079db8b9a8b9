import { getStudioBalance } from "@parlour/contracts/calls/play/seamless-wallet/get-studio-balance";
import type { ErrorCode } from "@parlour/contracts/errors";
import type { Kit } from "../../../kit/kit.ts";
import type { ProviderSource } from "../../../kit/ports/provider-source.ts";
import { signedProviders } from "../../../kit/providers/signed-providers.ts";
import { signedSource } from "../../../kit/providers/signed-source.ts";
import { isRefusal, refusalCode } from "../../../kit/refusal.ts";
import type { Route } from "../../../kit/service.ts";

const kind = "STUDIO";

/** The studios. Every bet looks up its studio, so each server caches them for a few seconds. */
export const studios = signedProviders({
  kind,
  purpose: "seamless-wallet",
  table: "seamless.studio",
  word: { command: "studio", subject: "studio" },
  rememberMs: 10_000,
});

export const studioSource = (kit: Kit): ProviderSource =>
  signedSource(kit, {
    kind,
    accounts: studios,
    path: getStudioBalance.path.replace(/[^/]+$/, "…"),
  });

/**
 * Refusals that a correctly implemented studio never causes. Others, such as insufficient funds, are normal in play.
 */
const faults: Partial<Record<ErrorCode, string>> = {
  CONFLICT: "A request contradicted an earlier one",
  NOT_FOUND: "A request named an unknown round or transaction",
  CURRENCY_MISMATCH: "A request used another currency than its session",
  OVERLOADED: "A request was refused because the server was busy",
};

/** Counts a studio's requests and their errors. */
export function countRequests({ providerCalls }: Kit, { call, handle }: Route): Route {
  return {
    call,
    async handle(input) {
      const provider = {
        kind,
        id: String((input.headers as Record<string, unknown>)["x-provider"]),
      } as const;
      const startedMs = performance.now();
      const note = (error?: unknown) =>
        providerCalls.note(provider, {
          ms: performance.now() - startedMs,
          source: "MESSAGE",
          ...(error !== undefined && { error }),
        });
      try {
        const answer = await handle(input);
        const fault = isRefusal(answer) ? faults[refusalCode(answer) as ErrorCode] : undefined;
        note(fault && `${fault} (${call.name})`);
        return answer;
      } catch (error) {
        note(error);
        throw error;
      }
    },
  };
}
