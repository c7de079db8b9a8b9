import type { ProtectionLimits } from "@parlour/contracts/entities/protection";
import type { ProtectionParts } from "./parts.ts";
import { readLimits } from "./read-limits.ts";

type Resident = { id: string; currency: string; countryCode: string; subdivision: string };

export async function readLimitsOf(
  { kit, jurisdictions, listDeposits, rates }: ProtectionParts,
  player: Resident,
): Promise<ProtectionLimits> {
  await rates.refresh();
  const { id: playerId, currency } = player;
  const place = await jurisdictions.of(player);
  return await readLimits(kit.db, { clock: kit.clock, listDeposits, rates }, { playerId, currency, place });
}
