import type { Answer } from "@parlour/contracts/call";
import type { requestPasskey } from "@parlour/contracts/calls/identity/login-service/request-passkey";
import type { requestPasskeyLogin } from "@parlour/contracts/calls/identity/login-service/request-passkey-login";

/** Whether passkeys can be used here: not on IP addresses, and without TLS only on localhost. */
export function arePasskeysPossible(): boolean {
  const isAddress = /^[\d.]+$|:/.test(location.hostname);
  return typeof PublicKeyCredential === "function" && isSecureContext && !isAddress;
}

/** Asks the player's device for a new passkey. Throws when the player cancels. */
export async function createPasskey(asked: Answer<typeof requestPasskey>) {
  const { user, exclude, algorithms, rpId, rpName, challenge } = asked;
  const credential = (await navigator.credentials.create({
    publicKey: {
      challenge: bytesOf(challenge),
      rp: { id: rpId, name: rpName },
      user: { ...user, id: bytesOf(user.id) },
      pubKeyCredParams: algorithms.map((alg) => ({ type: "public-key", alg })),
      excludeCredentials: exclude.map((id) => ({ type: "public-key", id: bytesOf(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAttestationResponse;
  return {
    credentialId: textOf(credential.rawId),
    publicKey: textOf(response.getPublicKey()!),
    algorithm: response.getPublicKeyAlgorithm(),
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.getAuthenticatorData()),
  };
}

/** Lets the player choose a passkey to log in with. Throws when the player cancels. */
export async function choosePasskey({ challenge, rpId }: Answer<typeof requestPasskeyLogin>) {
  const credential = (await navigator.credentials.get({
    publicKey: { challenge: bytesOf(challenge), rpId, userVerification: "required" },
  })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    credentialId: textOf(credential.rawId),
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
  };
}

/** Whether the player closed the browser's dialog, or it timed out. */
export function isPasskeyCancelled(thrown: unknown): boolean {
  return (
    thrown instanceof DOMException && (thrown.name === "NotAllowedError" || thrown.name === "AbortError")
  );
}

/** Whether the error means that the device already has a passkey for this account. */
export function isPasskeyKnown(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === "InvalidStateError";
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
