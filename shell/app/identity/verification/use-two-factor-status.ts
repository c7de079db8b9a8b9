import { getTwoFactorStatus } from "@parlour/contracts/calls/identity/player-verification/get-two-factor-status";
import { POLL_INTERVAL_MS } from "@parlour/contracts/constants";
import { useCall } from "@parlour/web/api/use-resource";

/**
 * The state of two-factor sign-in, read again every 30 seconds. The status is null until the first response.
 */
export function useTwoFactorStatus(session: string) {
  const { value, error, reload } = useCall(
    getTwoFactorStatus,
    { session },
    { intervalMs: POLL_INTERVAL_MS.twoFactorStatus },
  );
  return {
    status: value?.status ?? null,
    /** True only if the first read failed; after a later failure the last status is kept. */
    failed: error !== undefined && value === undefined,
    refetch: reload,
  };
}
