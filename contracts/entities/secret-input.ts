import { z } from "zod";
import { CONFIRMATION_CODE_LENGTH, PIN_CODE_LENGTH } from "../constants.ts";

export const pinCodeInput = z.string().regex(new RegExp(`^[0-9]{${PIN_CODE_LENGTH}}$`));
export const confirmationCodeInput = z.string().regex(new RegExp(`^[0-9]{${CONFIRMATION_CODE_LENGTH}}$`));
/** A password that is being chosen; what else makes it good is checked by the profile service. */
export const newPasswordInput = z.string().min(10).max(200);
/** A password that is being proven: any text, but not so long that hashing it becomes a weapon. */
export const passwordInput = z.string().min(1).max(200);
