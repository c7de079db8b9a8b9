import type { FieldError } from "../../../kit/refusal.ts";

const pattern = /^PARLOUR-[A-Z0-9]{4,12}$/;

/** Any voucher of the right form is good, save the one that says it was used. */
export function readVoucher(
  fields: Readonly<Record<string, unknown>>,
): "approve" | "decline" | { errors: FieldError[] } {
  const code = String(fields.voucherCode ?? "")
    .trim()
    .toUpperCase();
  if (code === "") return { errors: [{ code: "REQUIRED", field: "voucherCode" }] };
  if (!pattern.test(code)) return { errors: [{ code: "INVALID_FORMAT", field: "voucherCode" }] };
  return code === "PARLOUR-USED" ? "decline" : "approve";
}
