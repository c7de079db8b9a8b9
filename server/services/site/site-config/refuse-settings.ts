import { fieldErrorsOf } from "@parlour/contracts/field-codes";
import { type Refusal, refuseFields } from "@parlour/server/kit/refusal";

/** Refuses settings that the schema doesn't accept, and names each of them as in a change. */
export function refuseSettings(issues: Parameters<typeof fieldErrorsOf>[0], values: unknown): Refusal {
  const faults = fieldErrorsOf(issues, values);
  return refuseFields(faults.map(({ code, field }) => ({ code, field: `changes.${field}` })));
}
