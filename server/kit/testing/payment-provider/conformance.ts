import { declarationChecks } from "./declaration-checks.ts";
import { paymentChecks } from "./payment-checks.ts";
import type { ConformanceCheck } from "./subject.ts";

/** Every requirement that the port `payment-provider` sets. See docs/adding-a-payment-provider.md. */
export const providerConformance: readonly ConformanceCheck[] = [...declarationChecks, ...paymentChecks];
