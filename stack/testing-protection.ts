import { setProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/set-protection-limit";
import type { ProtectionLimitKind, ProtectionLimitPeriod } from "@parlour/contracts/enumerations";
import type { Operation, PlaceWager } from "@parlour/wagering/operation";
import type { TestClient, TestStack } from "./testing.ts";

export function setLimit(
  client: TestClient,
  kind: ProtectionLimitKind,
  period: ProtectionLimitPeriod,
  amount: number | null,
  timeZone = "America/Toronto",
) {
  return client.call(setProtectionLimit, { body: { kind, period, amount, timeZone } });
}

let number = 0;

/** Returns a new wager with this stake, in minor units. */
export function wagerOf(playerId: string, stake: bigint, change: Partial<PlaceWager> = {}): PlaceWager {
  const id = `protected-${++number}`;
  return {
    kind: "place",
    playerId,
    currency: "USD",
    vertical: "sports",
    provider: "feed",
    productId: "match-1",
    wagerId: id,
    operationId: `${id}/stake`,
    sessionId: null,
    referenceKind: "bet",
    grantId: null,
    stake,
    ends: false,
    ...change,
  };
}

/** Returns the outcome, or the code of the check that refused the stake. */
export async function apply(stack: Pick<TestStack, "ports">, operation: Operation): Promise<string> {
  const { outcome, refusal } = await stack.ports.wagering.apply(operation);
  return refusal?.code ?? outcome;
}
