import { z } from "zod";
import { countryCodeInput, subdivisionInput } from "./text.ts";

/** The rest of a player's address, which the player states when it has to be compared with a document. */
export const statedAddress = z.object({ street: z.string(), city: z.string(), postcode: z.string() });
export type StatedAddress = z.infer<typeof statedAddress>;

export const ADDRESS_LINE_LENGTH = { street: 120, city: 80, postcode: 16 } as const;

const line = (maxLength: number) =>
  z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^\P{Cc}*$/u)
    .optional();

export const addressInput = z.strictObject({
  countryCode: countryCodeInput,
  subdivision: subdivisionInput,
  street: line(ADDRESS_LINE_LENGTH.street),
  city: line(ADDRESS_LINE_LENGTH.city),
  /** Empty in places without postcodes. */
  postcode: line(ADDRESS_LINE_LENGTH.postcode),
});
