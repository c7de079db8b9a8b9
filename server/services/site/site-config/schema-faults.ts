import { type FieldError, fieldErrorsOf } from "@parlour/contracts/field-codes";

/** Lists the settings that a schema doesn't accept, each under the name that a change uses for it. */
export function faultsOfSchema(issues: Parameters<typeof fieldErrorsOf>[0], values: unknown): FieldError[] {
  return fieldErrorsOf(issues, values).map(({ code, field }) => ({ code, field: `changes.${field}` }));
}
