import { houseAccount, playerAccount } from "@parlour/ledger";
import type { TestStack } from "./testing.ts";

type Moved = { playerId: string; id: string; currency: string; amountMinor: bigint };

/** Credits money from outside the site, as a deposit does. */
export async function depositTo(
  stack: Pick<TestStack, "kit">,
  { playerId, id, currency, amountMinor }: Moved,
): Promise<void> {
  const ledger = stack.kit.ledger;
  await ledger.openWallet({ playerId, currency });
  const transfers = [
    { from: houseAccount("payments", currency), to: playerAccount(playerId, "cash", currency), amountMinor },
  ];
  await ledger.post({ playerId, id, type: "DEPOSIT", reference: { kind: "deposit", id }, transfers });
}

/** Posts a losing casino bet. */
export async function betFrom(
  stack: Pick<TestStack, "kit">,
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
