import { z } from "zod";
import { NICKNAME, PERSON_NAME } from "../names.ts";

/** Trimmed text that must not be empty. */
export function shortText(maxLength: number) {
  return z.string().trim().min(1).max(maxLength);
}

export const emailInput = z.string().trim().max(254).pipe(z.email());
export const countryCodeInput = z.string().regex(/^[A-Z]{2}$/);
/**
 * An ISO 3166-2 code, complete or without the country (`CA-ON`, `ON`). Some countries have no subdivisions.
 */
export const subdivisionInput = z
  .string()
  .regex(/^([A-Z]{2}-)?[A-Z0-9]{0,3}$/)
  .default("");
export const languageInput = z.string().regex(/^[a-z]{2}(-[A-Za-z]{2,4})?$/);
export const phonePrefixInput = z.string().regex(/^\+[1-9]\d{0,3}$/);
export const phoneInput = z.string().regex(/^\d{4,14}$/);
/** A country or subdivision code, such as `US` or `CA-ON`. */
export const regionInput = z.string().regex(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/);
/** A token from a link; opaque to clients. */
export const tokenInput = z.string().min(1).max(256);
export const identifierInput = z.string().min(1).max(128);
export const nicknameInput = z.string().trim().min(3).max(24).regex(NICKNAME);
export const personNameInput = shortText(80).regex(PERSON_NAME);
