import { type FieldError, fieldErrorsOf } from "@parlour/contracts/field-codes";

/** The settings that a schema doesn't accept, each named as in a change. */
export function faultsOfSchema(issues: Parameters<typeof fieldErrorsOf>[0], values: unknown): FieldError[] {
  return fieldErrorsOf(issues, values).map(({ code, field }) => ({ code, field: `changes.${field}` }));
}
