import { ApiError } from "@parlour/web/api/api-error";
import { failureText } from "../../../parts/failure-text.ts";

export function nameFaultText(error: unknown): string {
  if (error instanceof ApiError) {
    const taken = error.errors.find(({ code }) => code === "NAME_TAKEN");
    if (taken) return taken.field === "shortcut" ? "This shortcut is taken." : "This name is taken.";
  }
  return failureText(error);
}
