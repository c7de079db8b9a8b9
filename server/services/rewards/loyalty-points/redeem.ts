import { createHash } from "node:crypto";
import { houseAccount, playerAccount, pointsCurrency, type Transfer } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import { windowFrom } from "./change-tier.ts";
import { addEntry, type EntryRow, findEntry } from "./entry-store.ts";
import { tierById, worthMinor } from "./loyalty-rules.ts";
import type { LoyaltyParts } from "./parts.ts";
import { lockLoyalty } from "./player-store.ts";
import { getProgramme } from "./programme-store.ts";
import { programmeTexts } from "./programme-texts.ts";

type Resident = { id: string; countryCode: string; subdivision: string };
type RedemptionRequest = {
  key: string;
  playerId: string;
  resident: Resident;
  currency: string;
  points: bigint;
  target: "CASH" | "BONUS";
};
type Redeemed = { creditedMinor: bigint };

const bonusName = programmeTexts.inEvery((texts) => texts.redeemedBonus);

/**
 * Redeems points. Points and money move together. The id is derived from the caller's idempotency key, so a retry after
 * a crash finds the completed redemption.
 */
export async function redeem(parts: LoyaltyParts, request: RedemptionRequest): Promise<Redeemed | Refusal> {
  const { playerId, currency, key } = request;
  const hash = createHash("sha256")
    .update(JSON.stringify([playerId, key]))
    .digest("hex");
  const id = `redeemed:${hash.slice(0, 24)}`;
  return await parts.kit.db.transaction(async (tx) => {
    const plan = await getProgramme(tx);
    const now = parts.kit.clock.now();
    const fresh = { tierId: plan.tiers[0]!.id, endsAt: windowFrom(now, plan) };
    const [player] = await lockLoyalty(tx, [playerId], fresh);
    if (request.target === "BONUS") await parts.bonuses.lock(tx, [playerId]);
    const before = await findEntry(tx, playerId, id);
    if (before) return answerOf(before);
    if (player!.excluded) return refuse("LOYALTY_EXCLUDED");
    if (request.target === "BONUS") {
      const mayReceive = await parts.bonuses.mayReceive(tx, request.resident, plan.bonusWageringFactor);
      if (!mayReceive) return refuse("OFFER_NOT_AVAILABLE");
    }
    const tier = tierById(plan, player!.tier_id);
    const rate = request.target === "CASH" ? tier.cashRatePpm : tier.bonusRatePpm;
    const creditedMinor = worthMinor(plan, request.points, rate, currency);
    if (creditedMinor === 0n) return refuseFields([{ code: "TOO_SMALL", field: "points" }]);
    const held = await movePoints(parts, tx, { ...request, id, creditedMinor });
    if (!held) return refuse("INSUFFICIENT_POINTS");
    if (request.target === "BONUS") {
      await parts.bonuses.grant(tx, {
        id: `bonus_${hash.slice(0, 24)}`,
        playerId,
        type: "POINTS",
        currency,
        name: bonusName,
        amountMinor: creditedMinor,
        wageringFactor: plan.bonusWageringFactor,
        validDays: plan.bonusValidDays,
      });
    }
    await addEntry(tx, {
      playerId,
      id,
      kind: "REDEEMED",
      about: request.target,
      points: -request.points,
      tierPoints: 0n,
      amountMinor: creditedMinor,
      currency,
      at: now,
    });
    tx.afterCommit(() => publishPlayerEvent(parts.kit.bus, playerId, "loyalty"));
    return { creditedMinor };
  });
}

type Moving = RedemptionRequest & { id: string; creditedMinor: bigint };

/**
 * Debits the points and returns whether there were enough. A refusal stores nothing, so the same id can be tried again.
 */
async function movePoints({ kit }: LoyaltyParts, tx: Transaction, request: Moving): Promise<boolean> {
  const { playerId, currency, id, points, creditedMinor, target } = request;
  const wallets = [currency, pointsCurrency].map((held) => ({ playerId, currency: held }));
  const house = [currency, pointsCurrency].map((held) => houseAccount("promotions", held));
  const own = playerAccount(playerId, "points");
  const ledger = await kit.ledger.lock(tx, { wallets, house, opens: true });
  if ((await ledger.balanceOf(own)) < points) return false;
  const transfers: Transfer[] = [{ from: own, to: houseAccount("promotions", "PTS"), amountMinor: points }];
  if (target === "CASH") {
    const cash = playerAccount(playerId, "cash", currency);
    transfers.push({ from: houseAccount("promotions", currency), to: cash, amountMinor: creditedMinor });
  }
  const { outcome } = await ledger.post({ playerId, id, type: "LOYALTY", transfers });
  if (outcome !== "POSTED") throw new Error(`The redemption ${id} was not posted: ${outcome}`);
  return true;
}

function answerOf({ amount_minor }: EntryRow): Redeemed {
  return { creditedMinor: BigInt(amount_minor) };
}
