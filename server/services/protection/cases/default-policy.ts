import type { CasePolicy } from "@parlour/contracts/entities/case-policy";

/**
 * The policy until operators have agreed on another one. The deadline of complaints is the eight weeks that
 * regulators such as the UK's and Malta's allow; the others are what teams usually aim for.
 */
export const defaultPolicy: CasePolicy = {
  rules: {
    STRUCTURING: {
      enabled: true,
      points: 40,
      amounts: { USD: 2_000, EUR: 2_000 },
      percent: 80,
      count: 3,
      days: 7,
    },
    RAPID_WITHDRAWAL: {
      enabled: true,
      points: 40,
      amounts: { USD: 1_000, EUR: 1_000 },
      percent: 50,
      days: 3,
    },
    UNUSUAL_DEPOSITS: { enabled: true, points: 30, amounts: { USD: 2_000, EUR: 2_000 }, times: 5, days: 7 },
    SOURCE_OF_FUNDS: { enabled: true, points: 30, amounts: { USD: 10_000, EUR: 10_000 }, days: 30 },
    CHARGEBACK: { enabled: true, points: 40, amounts: { USD: 1, EUR: 1 } },
    LINKED_BONUS: { enabled: true, points: 40, count: 2, days: 30 },
    BONUS_ONLY_PLAY: { enabled: true, points: 30, count: 3, percent: 120, days: 30 },
  },
  deadlineDays: { HARM: null, AML: 30, FRAUD: 14, CHARGEBACK: 10, COMPLAINT: 56 },
};
