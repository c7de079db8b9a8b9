import { createHash } from "node:crypto";

/**
 * Returns whether a player is in the control group, which gets nothing. It depends only on the campaign and the
 * player, so that repeating a pass never moves anybody, and a player is not in the control group of every campaign.
 */
export function isInControlGroup(campaignId: string, playerId: string, percent: number): boolean {
  const digest = createHash("sha256").update(`${campaignId} ${playerId}`).digest();
  return digest.readUInt32BE(0) % 10_000 < percent * 100;
}
