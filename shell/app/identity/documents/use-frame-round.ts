import type { DocumentStatus } from "@parlour/contracts/enumerations";
import { useState } from "react";

/**
 * Which showing of the provider's page this is: 0 while there is nothing to hand in. The page stays while its
 * document is checked, because it has a last word of its own; a refusal opens it anew.
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
