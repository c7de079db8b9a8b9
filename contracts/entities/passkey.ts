import { z } from "zod";
import { shortText } from "./text.ts";

const base64url = (maxLength: number) =>
  z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/);

/** The player's own name for a passkey, such as "Ines's phone". */
export const passkeyNameInput = shortText(60).regex(/^[^\p{Cc}]*$/u);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/**
 * A fresh challenge and the site it is for, in the form that `navigator.credentials` expects; bytes are
 * base64url.
 */
export const passkeyRequest = z.object({ challenge: z.string(), rpId: z.string() });

export const passkeyCreation = passkeyRequest.extend({
  /** The name of the site, which the device may show. */
  rpName: z.string(),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  /** The player's existing passkeys, so that a device is not added twice. */
  exclude: z.array(z.string()),
  algorithms: z.array(z.number().int()),
});

/** A browser's response to a request to create a passkey. */
export const newPasskeyInput = z.strictObject({
  name: passkeyNameInput,
  credentialId: base64url(2_048),
  /** The public key in SPKI format, from `getPublicKey()`. */
  publicKey: base64url(4_096),
  algorithm: z.number().int(),
  clientDataJSON: base64url(8_192),
  authenticatorData: base64url(8_192),
});

/** A browser's response to a request to log in with a passkey. */
export const passkeyAssertionInput = z.strictObject({
  credentialId: base64url(2_048),
  clientDataJSON: base64url(8_192),
  authenticatorData: base64url(8_192),
  signature: base64url(4_096),
  deviceId: z.string().max(128).optional(),
});
