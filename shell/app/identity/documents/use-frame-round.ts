import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { useState } from "react";

/**
 * Counts how often the provider's page has been opened; 0 while there is nothing to upload. The page stays
 * open during the check, because it shows its own result; a rejection opens it again.
 */
export function useFrameRound(status: DocumentStatus): number {
  const [seen, setSeen] = useState({ status, round: roundAfter(0, status) });
  if (seen.status === status) return seen.round;
  const round = roundAfter(seen.round, status);
  setSeen({ status, round });
  return round;
}

export function roundAfter(round: number, status: DocumentStatus): number {
  if (status === "INVALID") return round + 1;
  return round === 0 && status !== "PENDING" && status !== "VERIFIED" ? 1 : round;
}
