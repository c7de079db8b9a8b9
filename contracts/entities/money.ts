import { z } from "zod";

/** An amount that a caller asks to move, in major units. Its precision depends on the currency, so rules check it. */
export const amountInput = z.number().positive("AMOUNT_NOT_POSITIVE");

/** The code of a currency, as the site knows it: `USD`, `USDT`, `mBTC`. */
export const currencyInput = z.string().regex(/^[A-Za-z]{3,5}$/);
