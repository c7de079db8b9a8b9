import { createHash } from "node:crypto";
import { isSportsFreeBet, sportsbookProduct } from "@parlour/rules/free-bet";
import type { Transaction } from "../../../kit/database.ts";
import { lockBonusWallet } from "./accounts.ts";
import { type BonusRow, findBonus, insertBonus } from "./bonus-store.ts";
import { creditBonus } from "./credit-bonus.ts";
import type { OfferRow } from "./offer-store.ts";
import type { BonusParts } from "./parts.ts";
import { publishGranted } from "./publish-facts.ts";
import { addStep } from "./steps-store.ts";
import { termsIn } from "./stored-terms.ts";
import { type Cause, transition } from "./transition.ts";

const dayMs = 86_400_000;

/** Derives an id from names, so that a retry uses the same id and finds the result of the first attempt. */
export function bonusIdOf(...names: readonly string[]): string {
  return `bonus_${createHash("sha256").update(JSON.stringify(names)).digest("hex").slice(0, 24)}`;
}

type Claim = {
  id: string;
  playerId: string;
  currency: string;
  offer: Pick<OfferRow, "id" | "plan">;
  grantId: string | null;
  cause: Cause;
};

/**
 * Claims an offer on its current terms within a transaction that holds the player's lock. A deposit match or
 * cashback waits for its deposit or period; everything else is granted immediately. Returns undefined if the
 * offer doesn't exist in the player's currency.
 */
export async function claimOffer(
  parts: BonusParts,
  tx: Transaction,
  { id, playerId, currency, offer, grantId, cause }: Claim,
): Promise<BonusRow | undefined> {
  const known = await findBonus(tx, id);
  if (known) return known;
  const { plan } = offer;
  const terms = termsIn(plan, currency);
  if (!terms) return undefined;
  const now = parts.kit.clock.now();
  const bonus = await insertBonus(tx, {
    id,
    player_id: playerId,
    offer_id: offer.id,
    grant_id: grantId,
    type: plan.type,
    name: plan.name,
    terms,
    currency,
    created_at: now,
    claim_until: new Date(now.getTime() + terms.claimDays * dayMs),
  });
  const { actor, reason = null } = cause;
  const step = {
    bonusId: id,
    event: "opt-in",
    from: "NEW",
    to: bonus.status,
    actor,
    reason,
    amountMinor: 0n,
  };
  await addStep(tx, { ...step, at: now });
  const stakes = stakesOf(bonus);
  if (stakes !== null) return await grantStakes(parts, tx, bonus, stakes, cause);
  if (plan.type !== "FREE_BET" && plan.type !== "CASH") return bonus;
  return await creditBonus(parts, tx, bonus, { amountMinor: BigInt(terms.amountMinor ?? 0), cause });
}

/** The free spins or sports free bet that a bonus grants, as stakes that the house pays; null for any other bonus. */
function stakesOf({ id, type, terms }: BonusRow) {
  const { spins, verticals, amountMinor } = terms;
  if (type === "SPINS") {
    if (!spins) throw new Error(`${id} has no spins to give`);
    return { productId: spins.gameId, stakeMinor: BigInt(spins.stakeMinor), stakes: spins.count };
  }
  if (!isSportsFreeBet(type, verticals)) return null;
  return { productId: sportsbookProduct, stakeMinor: BigInt(amountMinor ?? 0), stakes: 1 };
}

async function grantStakes(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  stakes: NonNullable<ReturnType<typeof stakesOf>>,
  cause: Cause,
): Promise<BonusRow> {
  await lockBonusWallet(parts, tx, bonus, { opens: true });
  await parts.wagering.grants.grant(
    {
      playerId: bonus.player_id,
      id: bonus.id,
      ...stakes,
      currency: bonus.currency,
      credit: bonus.terms.wageringFactor === 0 ? "cash" : "pendingBonus",
      expiresAt: bonus.claim_until,
    },
    tx,
  );
  await publishGranted(parts, tx, bonus, 0n);
  return await transition(parts, tx, bonus, { event: "spin", amountMinor: 0n, cause });
}
