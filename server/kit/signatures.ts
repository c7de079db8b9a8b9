import { createHmac, timingSafeEqual } from "node:crypto";

export type Signatures = {
  sign(text: string): Buffer;
  /** Returns whether a text was signed with one of the keys. */
  isSigned(text: string, signature: Buffer): boolean;
};

/** Signs texts with the first key. Signatures of the other keys are accepted too, because a secret may be rotating. */
export function createSignatures(keys: readonly (string | Buffer)[]): Signatures {
  const signWith = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
  return {
    sign: (text) => signWith(keys[0]!, text),
    isSigned: (text, signature) =>
      // All keys are tried, so that the time does not tell which one fits.
      keys
        .map((key) => {
          const right = signWith(key, text);
          return signature.length === right.length && timingSafeEqual(signature, right);
        })
        .includes(true),
  };
}
