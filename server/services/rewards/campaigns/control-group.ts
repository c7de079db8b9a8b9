import { createHash } from "node:crypto";

/**
 * Returns whether a player is in the control group, which gets nothing. The result is always the same for a
 * campaign and player, but a player in one campaign's control group need not be in another's.
 */
export function isInControlGroup(campaignId: string, playerId: string, percent: number): boolean {
  const digest = createHash("sha256").update(`${campaignId} ${playerId}`).digest();
  return digest.readUInt32BE(0) % 10_000 < percent * 100;
}
