import type {
  ProviderError,
  ProviderHealth,
  ProviderKind,
  ProviderState,
} from "@parlour/contracts/entities/provider";
import { counted } from "../../../parts/counted.ts";

export const kindWords: Record<ProviderKind, string> = {
  STUDIO: "Game studio",
  PAYMENT: "Payments",
  EMAIL: "Email",
  SMS: "Text messages",
  REGISTER: "Exclusion register",
  SPORTS_FEED: "Sports feed",
  RACING_FEED: "Racing feed",
  RATES: "Exchange rates",
};

export const stateWords: Record<ProviderState, { label: string; tone: "gain" | "alarm" | "quiet" | "live" }> =
  {
    WORKING: { label: "working", tone: "gain" },
    FAILING: { label: "failing", tone: "alarm" },
    QUIET: { label: "no calls", tone: "quiet" },
    DISABLED: { label: "disabled", tone: "live" },
  };

export const sourceWords: Record<ProviderError["source"], string> = {
  CALL: "Our call",
  MESSAGE: "Their request",
  TEST: "Test call",
};

const percent = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

export function callWords({ calls, errors }: Pick<ProviderHealth, "calls" | "errors">): string {
  if (calls === 0) return "No calls";
  const total = counted(calls, "call", "calls");
  return errors === 0 ? `${total}, no errors` : `${total}, ${percent.format(errors / calls)} errors`;
}

export function latencyWords({ meanMs, slowestMs }: Pick<ProviderHealth, "meanMs" | "slowestMs">): string {
  return meanMs === null || slowestMs === null ? "–" : `${formatMs(meanMs)}, at most ${formatMs(slowestMs)}`;
}

export function formatMs(ms: number): string {
  return ms < 10_000 ? `${ms.toLocaleString("en")} ms` : `${Math.round(ms / 1_000)} s`;
}
