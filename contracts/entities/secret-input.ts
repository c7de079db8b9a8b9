import { z } from "zod";
import { CONFIRMATION_CODE_LENGTH, PIN_CODE_LENGTH } from "../constants.ts";

export const pinCodeInput = z.string().regex(new RegExp(`^[0-9]{${PIN_CODE_LENGTH}}$`));
export const confirmationCodeInput = z.string().regex(new RegExp(`^[0-9]{${CONFIRMATION_CODE_LENGTH}}$`));
/** A new password; the profile service checks its strength. */
export const newPasswordInput = z.string().min(10).max(200);
/**
 * An existing password: any text, but of limited length, so that hashing can't be used to overload the server.
 */
export const passwordInput = z.string().min(1).max(200);
