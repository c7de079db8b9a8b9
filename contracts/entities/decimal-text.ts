import { z } from "zod";

/**
 * A number with decimals in a path or a query. Only digits and a decimal point are accepted, although JavaScript would
 * also parse "0x10", "1e3" and " 7 ".
 */
export function decimalText(min: number, max: number) {
  return z.coerce
    .string<number | string>()
    .regex(/^\d{1,16}(\.\d{1,8})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));
}
