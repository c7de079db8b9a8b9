import { z } from "zod";
import { statedAddress } from "./address.ts";

export const linkedAccount = z.object({
  id: z.string(),
  name: z.string(),
  masked: z.string(),
  type: z.string(),
});

export const user = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nickname: z.string(),
  birthDate: z.string().nullable(),
  phones: z.array(z.string()),
  phonePrefix: z.string(),
  /** Street, city and postcode are missing until the player states them. */
  address: z.object({
    countryCode: z.string(),
    subdivision: z.string(),
    ...statedAddress.partial().shape,
  }),
  attributes: z.object({ currency: z.string(), language: z.string() }),
  personaLinkedAccounts: z.array(linkedAccount),
  hasPinCode: z.boolean(),
  emailConfirmed: z.boolean(),
  /** Whether lists that everyone can read, such as wins and leaderboards, show the player's masked nickname. */
  showsName: z.boolean(),
});
export type User = z.infer<typeof user>;
