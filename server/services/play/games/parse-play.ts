import { fieldErrorsOf } from "@parlour/contracts/field-codes";
import type { ZodType } from "zod";
import { type FieldError, type Refusal, refuseFields } from "../../../kit/refusal.ts";
import { toMinorAmounts } from "./minor-amounts.ts";

/** Converts a bet or action from the wire to the maths' format, or returns the invalid fields. */
export function parsePlay(
  schema: ZodType,
  name: "bet" | "action",
  given: unknown,
  currency: string,
  unitMinor = 1,
): { value: unknown } | Refusal {
  const errors: FieldError[] = [];
  const minor = toMinorAmounts(given, currency, name, errors, unitMinor);
  if (errors.length > 0) return refuseFields(errors);
  const parsed = schema.safeParse(minor);
  if (parsed.success) return { value: parsed.data };
  const wrong = fieldErrorsOf(parsed.error.issues, minor);
  return refuseFields(wrong.map(({ code, field }) => ({ code, field: field ? `${name}.${field}` : name })));
}
