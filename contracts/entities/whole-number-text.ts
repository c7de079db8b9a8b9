import { z } from "zod";

/**
 * A whole number in a path or a query. Only decimal digits are accepted, although JavaScript would also parse
 * "0x10", "1e3" and " 7 ".
 */
export function wholeNumberText(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return z.coerce
    .string<number | string>()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));
}
