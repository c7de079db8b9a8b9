import { createHash, createPublicKey, type KeyObject, verify } from "node:crypto";

/** The COSE numbers of the signature algorithms that browsers offer: ES256, EdDSA and RS256. */
export const passkeyAlgorithms = [-7, -8, -257] as const;

const keyTypes: Readonly<Record<number, string>> = { [-7]: "ec", [-8]: "ed25519", [-257]: "rsa" };

type ClientData = { type: string; challenge: string; origin: string };
type AuthenticatorData = {
  rpIdHash: Buffer;
  /** Whether the person was present and was verified by PIN or biometrics. */
  isVerified: boolean;
  signCount: number;
  credentialId: Buffer | undefined;
};

/** Parses the data that the browser signed, before the signature is checked; undefined if it cannot be parsed. */
export function parseClientData(clientDataJSON: string): ClientData | undefined {
  try {
    const { type, challenge, origin } = JSON.parse(
      Buffer.from(clientDataJSON, "base64url").toString(),
    ) as Partial<ClientData>;
    if (typeof type !== "string" || typeof challenge !== "string" || typeof origin !== "string")
      return undefined;
    return { type, challenge, origin };
  } catch {
    return undefined;
  }
}

/**
 * Parses authenticator data (WebAuthn §6.1): hash, flags, counter and, if its flag is set, the credential.
 */
function parseAuthenticatorData(data: Buffer): AuthenticatorData | undefined {
  if (data.length < 37) return undefined;
  const flags = data[32]!;
  const isVerified = (flags & 0b101) === 0b101;
  const hasCredential = (flags & 0b1000000) !== 0;
  let credentialId: Buffer | undefined;
  if (hasCredential) {
    if (data.length < 55) return undefined;
    const length = data.readUInt16BE(53);
    if (data.length < 55 + length) return undefined;
    credentialId = data.subarray(55, 55 + length);
  }
  return { rpIdHash: data.subarray(0, 32), isVerified, signCount: data.readUInt32BE(33), credentialId };
}

type Expected = { origin: string };
type Creation = {
  credentialId: string;
  publicKey: string;
  algorithm: number;
  clientDataJSON: string;
  authenticatorData: string;
};

export type StoredKey = { credentialId: Buffer; publicKey: Buffer; algorithm: number; signCount: number };

/**
 * Returns the key to store, or undefined when the response does not match. We request no attestation, because we don't
 * need to know the device model, so the public key as reported by the browser is enough.
 */
export function readNewPasskey(answer: Creation, expected: Expected): StoredKey | undefined {
  const client = parseClientData(answer.clientDataJSON);
  if (client?.type !== "webauthn.create" || client.origin !== expected.origin) return undefined;
  const data = parseAuthenticatorData(Buffer.from(answer.authenticatorData, "base64url"));
  const credentialId = Buffer.from(answer.credentialId, "base64url");
  if (!data?.isVerified || !isFor(data, expected) || !data.credentialId?.equals(credentialId))
    return undefined;
  const publicKey = Buffer.from(answer.publicKey, "base64url");
  const key = readKey(publicKey);
  if (key === undefined || key.asymmetricKeyType !== keyTypes[answer.algorithm]) return undefined;
  return { credentialId, publicKey, algorithm: answer.algorithm, signCount: data.signCount };
}

type Assertion = { clientDataJSON: string; authenticatorData: string; signature: string };

/** Returns the counter to store after a valid response, or undefined when the response is invalid. */
export function checkAssertion(
  answer: Assertion,
  stored: Pick<StoredKey, "publicKey" | "algorithm" | "signCount">,
  expected: Expected,
): number | undefined {
  const client = parseClientData(answer.clientDataJSON);
  if (client?.type !== "webauthn.get" || client.origin !== expected.origin) return undefined;
  const raw = Buffer.from(answer.authenticatorData, "base64url");
  const data = parseAuthenticatorData(raw);
  if (!data?.isVerified || !isFor(data, expected)) return undefined;
  const clientHash = createHash("sha256").update(Buffer.from(answer.clientDataJSON, "base64url")).digest();
  const key = readKey(stored.publicKey);
  const digest = stored.algorithm === -8 ? null : "sha256";
  const signature = Buffer.from(answer.signature, "base64url");
  if (key === undefined || !verify(digest, Buffer.concat([raw, clientHash]), key, signature))
    return undefined;
  const counts = data.signCount > 0 || stored.signCount > 0;
  return counts && data.signCount <= stored.signCount ? undefined : data.signCount;
}

function isFor({ rpIdHash }: AuthenticatorData, { origin }: Expected): boolean {
  return rpIdHash.equals(createHash("sha256").update(new URL(origin).hostname).digest());
}

function readKey(spki: Buffer): KeyObject | undefined {
  try {
    return createPublicKey({ key: spki, format: "der", type: "spki" });
  } catch {
    return undefined;
  }
}
