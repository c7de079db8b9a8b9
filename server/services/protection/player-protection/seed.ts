import type { LimitKind, LimitPeriod } from "@parlour/rules/protection-limits";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal } from "../../../kit/refusal.ts";
import { findLimit, setLimit } from "./set-limit.ts";
import { startBreak } from "./start-break.ts";

type SeedPlayer = { id: string; currency: string };
export type SeedLimit = { kind: LimitKind; period: LimitPeriod; amount: number };

/** Sets the limits that a demo player does not have yet. */
export async function seedLimits(
  kit: Kit,
  { id: playerId, currency }: SeedPlayer,
  limits: readonly SeedLimit[],
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    for (const limit of limits) {
      if (await findLimit(tx, playerId, "PLAYER", limit)) continue;
      const own = { source: "PLAYER", timeZone: "America/Toronto", actor: playerId } as const;
      const set = await setLimit(kit, tx, { ...limit, ...own, playerId, currency });
      if (isRefusal(set)) throw new Error(`The demo limit ${limit.kind} ${limit.period} is refused`);
    }
  });
}

/** Starts a demo player's time-out from the whole account. */
export async function seedTimeOut(
  kit: Kit,
  { id: playerId, currency }: SeedPlayer,
  hours: number,
): Promise<void> {
  const length = { kind: "TIME_OUT", hours } as const;
  await kit.db.transaction((tx) =>
    startBreak(kit, tx, { playerId, currency, scope: "ALL", length, actor: playerId }),
  );
}
