import { getAccountClosing as call } from "@parlour/contracts/calls/protection/account-closing/get-account-closing";
import { amountOf } from "@parlour/rules/money";
import { isRefusal, refusalCode } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { ClosingParts } from "../parts.ts";
import { readMoneyLeft } from "../read-money.ts";

/** Returns what the player needs to know before closing the account: the balances, open wagers and possible payouts. */
export function getAccountClosing(parts: ClosingParts): Route {
  const { kit, players, payouts, linkedAccounts } = parts;
  return route(call, async ({ session: { playerId } }) => {
    const player = await players.get(playerId);
    const [money, accounts] = await Promise.all([
      readMoneyLeft(kit, kit.db, playerId),
      linkedAccounts.listOf(playerId),
    ]);
    const major = (minor: bigint) => amountOf(minor, player.currency);
    const targets = [];
    let blockedBy: string | null = null;
    for (const { id, name, masked } of money.ownMinor > 0n ? accounts : []) {
      const plan = await payouts.plan(playerId, id);
      if (isRefusal(plan)) blockedBy = refusalCode(plan);
      else {
        const { method, amountMinor, feeMinor } = plan;
        targets.push({
          id,
          name: `${name} ${masked}`,
          method,
          amount: major(amountMinor),
          fee: major(feeMinor),
        });
      }
    }
    return {
      currency: player.currency,
      balance: major(money.ownMinor),
      bonus: major(money.bonusMinor),
      pendingWithdrawal: major(money.pendingMinor),
      openWagers: money.openWagers,
      hasPinCode: player.hasPinCode,
      targets,
      needsDocument: targets.length === 0 && blockedBy === "DOCUMENT_NOT_VERIFIED",
    };
  });
}
