import type { ErrorCode } from "@parlour/contracts/errors";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { tipLimitsOf } from "@parlour/rules/dealer-tip";
import { amountOf, isAmountFault, parseAmount } from "@parlour/rules/money";
import type { Transaction } from "@parlour/server/kit/database";
import { type Refusal, refuse } from "@parlour/server/kit/refusal";
import { dealerStateOf } from "../dealing/dealer-state.ts";
import { findShift } from "../dealing/shift-store.ts";
import type { TipParts } from "./tip-parts.ts";
import { findTip, insertTip, sumTipsSince, type Tip } from "./tip-store.ts";

type Asked = {
  id: string;
  slug: string;
  playerId: string;
  playerName: string;
  currency: string;
  amount: number;
};

const dayMs = 86_400_000;

/**
 * Moves a tip from the player's cash to the house's account for tips and stores it, in one transaction. A tip has to
 * pass the checks of a stake of this size and those of a payment out of the balance. A retry with the same id returns
 * the first tip.
 */
export async function giveTip(parts: TipParts, asked: Asked): Promise<Tip | Refusal> {
  const { kit, admission, outgoing } = parts;
  const { id, slug, playerId, playerName, currency } = asked;
  const limits = tipLimitsOf(currency);
  const amountMinor = parseAmount(asked.amount, currency);
  if (isAmountFault(amountMinor)) return refuse("LIMIT_EXCEEDED");
  await admission.refresh();
  return await kit.db.transaction(async (tx) => {
    // The lock also serialises a player's tips, so that the daily sum is exact.
    const ledger = await kit.ledger.lock(tx, { wallets: [{ playerId, currency }] });
    const before = await findTip(tx, playerId, id);
    if (before) {
      const isSame = before.slug === slug && before.amountMinor === amountMinor;
      return isSame ? before : refuse("CONFLICT");
    }
    const now = kit.clock.now();
    const shift = await findShift(tx, slug);
    if (shift === undefined || dealerStateOf(shift, now) === "AWAY") return refuse("DEALER_AWAY");
    const refused =
      (await refusalOfStake(parts, tx, asked, amountMinor)) ??
      (await outgoing.refusalFor(tx, { playerId, currency }, refuse("TIP_NOT_AVAILABLE")));
    if (refused) return refused;
    const given = await sumTipsSince(tx, playerId, new Date(now.getTime() - dayMs));
    if (given + amountMinor > limits.dailyMinor)
      return refuse("LIMIT_EXCEEDED", {
        max: amountOf(limits.dailyMinor, currency),
        remaining: amountOf(limits.dailyMinor > given ? limits.dailyMinor - given : 0n, currency),
      });
    const cash = playerAccount(playerId, "cash", currency);
    if ((await ledger.balanceOf(cash)) < amountMinor) return refuse("INSUFFICIENT_FUNDS");
    const { outcome } = await ledger.post({
      playerId,
      id: `tip:${id}`,
      type: "TIP",
      reference: { kind: "dealer-tip", id },
      transfers: [{ from: cash, to: houseAccount("dealerTips", currency), amountMinor }],
    });
    if (outcome !== "POSTED") throw new Error(`The tip ${id} was not posted: ${outcome}`);
    const { operatorId: dealerId, operatorName: dealerName } = shift;
    const tip = { playerId, id, slug, dealerId, dealerName, playerName, currency, amountMinor, givenAt: now };
    await insertTip(tx, tip);
    return tip;
  });
}

/**
 * Returns why a stake of this size would be refused, for example because of the account's status, a break, a limit or a
 * due reality check.
 */
async function refusalOfStake(
  { admission, gameIdOf }: TipParts,
  tx: Transaction,
  { id, slug, playerId, currency }: Asked,
  amountMinor: bigint,
): Promise<Refusal | undefined> {
  const { minMinor: min, maxMinor: max } = tipLimitsOf(currency);
  const [verdict] = await admission.admit(tx, [
    {
      playerId,
      currency,
      vertical: "casino",
      provider: "parlour",
      productId: gameIdOf(slug),
      wagerId: `tip:${id}`,
      amount: amountMinor,
      total: amountMinor,
      isFirst: true,
      isStep: false,
      grantId: null,
      limits: { min, max },
    },
  ]);
  return verdict ? refuse(verdict.code as ErrorCode, verdict.details) : undefined;
}
