import { ApiError } from "@parlour/web/api/api-error";
import { useState } from "react";

type Change = (code?: string) => Promise<void>;

/**
 * Makes a change. If the server asks for proof of identity, sends the change again once the player has
 * provided it.
 */
export function useProof() {
  const [waiting, setWaiting] = useState<{ change: Change } | null>(null);
  return {
    async run(change: Change) {
      try {
        await change();
      } catch (thrown) {
        if (!(thrown instanceof ApiError) || thrown.errorCode !== "MFA_REQUIRED") throw thrown;
        setWaiting({ change });
      }
    },
    dialog: {
      open: waiting !== null,
      onClose: () => setWaiting(null),
      async onConfirmed(code?: string) {
        await waiting?.change(code);
        setWaiting(null);
      },
    },
  };
}

/** The headers that contain an SMS code. */
export function proofHeaders(code: string | undefined) {
  return code ? ({ "x-mfa-code": code, "x-mfa-operation": "updateProfile" } as const) : {};
}
