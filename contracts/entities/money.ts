import { z } from "zod";

/**
 * An amount in major units, as requested by a caller. Its precision depends on the currency, so the server's
 * rules check it.
 */
export const amountInput = z.number().positive("AMOUNT_NOT_POSITIVE");

/** A currency code the site knows: `USD`, `USDT`, `mBTC`. */
export const currencyInput = z.string().regex(/^[A-Za-z]{3,5}$/);
