import { houseAccount, playerAccount } from "@parlour/ledger";
import type { TestStack } from "./testing.ts";

type Moved = { playerId: string; id: string; currency: string; amountMinor: bigint };

/** Money from outside, as a payment would bring it. */
export async function depositTo(
  stack: TestStack,
  { playerId, id, currency, amountMinor }: Moved,
): Promise<void> {
  const ledger = stack.kit.ledger;
  await ledger.openWallet({ playerId, currency });
  const transfers = [
    { from: houseAccount("payments", currency), to: playerAccount(playerId, "cash", currency), amountMinor },
  ];
  await ledger.post({ playerId, id, type: "DEPOSIT", reference: { kind: "deposit", id }, transfers });
}

/** A bet in the casino that lost. */
export async function betFrom(
  stack: TestStack,
  { playerId, id, currency, amountMinor }: Moved,
): Promise<void> {
  const transfers = [
    {
      from: playerAccount(playerId, "cash", currency),
      to: houseAccount("revenueCasino", currency),
      amountMinor,
    },
  ];
  await stack.kit.ledger.post({ playerId, id, type: "BET", reference: { kind: "round", id }, transfers });
}
