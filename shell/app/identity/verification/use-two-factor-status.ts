import type { getTwoFactorStatus } from "@parlour/contracts/calls/identity/player-verification/get-two-factor-status";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import type { TwoFactorStatus } from "@parlour/contracts/enumerations";
import { client } from "@parlour/web/api/client";
import { type Polling, startPolling } from "@parlour/web/api/polling";
import { useEffect, useRef, useState } from "react";

const readStatus = client<typeof getTwoFactorStatus>(
  "GET",
  "/services/player-verification/v1/profiles/{session}/two-factor/status",
);

/** The two-factor status, polled every 30 seconds. Null until the first response. */
export function useTwoFactorStatus(session: string) {
  const [status, setStatus] = useState<TwoFactorStatus | null>(null);
  const [failed, setFailed] = useState(false);
  const polling = useRef<Polling | null>(null);

  useEffect(() => {
    const poll = async (signal: AbortSignal) => {
      try {
        setStatus((await readStatus({ session, signal })).status);
        setFailed(false);
      } catch {
        if (!signal.aborted) setFailed(true);
      }
    };
    polling.current = startPolling({
      intervalMs: POLL_INTERVAL_MS.twoFactorStatus,
      startNow: true,
      poll,
    });
    return () => polling.current?.stop();
  }, [session]);

  return {
    status,
    /** The read failed; an earlier status stays. */
    failed: failed && status === null,
    refetch: () => polling.current?.refetch(),
  };
}
