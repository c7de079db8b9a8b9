import { declarationChecks } from "./declaration-checks.ts";
import { paymentChecks } from "./payment-checks.ts";
import type { ConformanceCheck } from "./subject.ts";

/** Every requirement of the port `payment-provider`. See docs/adding-a-payment-provider.md. */
export const providerConformance: readonly ConformanceCheck[] = [...declarationChecks, ...paymentChecks];
