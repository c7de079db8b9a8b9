import { amountOf } from "@parlour/rules/money";
import type { AdmissionCheck, AdmissionRefusal, Reader, Stake } from "./admission.ts";

/** Settings that are cached in memory; `refresh` waits only when they have to be read again. */
type Refreshed = { refresh?(): Promise<void> | undefined };

/** Refuses stakes of disabled, closed and self-excluded players, whatever session or token they use. */
export function accountCheck(port: {
  /** Returns the players who may not play. */
  listInactive(tx: Reader, playerIds: readonly string[]): Promise<ReadonlySet<string>>;
}): AdmissionCheck {
  return {
    name: "account",
    inPractice: false,
    async check(tx, stakes) {
      const inactive = await port.listInactive(tx, playersOf(stakes));
      return refuseWhere(stakes, ({ playerId }) => inactive.has(playerId), { code: "GAME_NOT_AVAILABLE" });
    },
  };
}

/**
 * Refuses stakes of players who live where the site is not offered. The visitor's current location is known only to the
 * request that places a stake, so `VisitorLocation.requireServed` checks the location in that request.
 */
export function placeCheck(
  port: Refreshed & {
    /** Whether any location is excluded; if not, the query is skipped. */
    excludesPlaces(): boolean;
    /** Returns the players who live in an excluded location. */
    listExcluded(tx: Reader, playerIds: readonly string[]): Promise<ReadonlySet<string>>;
  },
): AdmissionCheck {
  return {
    name: "place",
    inPractice: false,
    refresh: () => port.refresh?.(),
    async check(tx, stakes) {
      if (!port.excludesPlaces()) return [];
      const excluded = await port.listExcluded(tx, playersOf(stakes));
      return refuseWhere(stakes, ({ playerId }) => excluded.has(playerId), { code: "REGION_NOT_AVAILABLE" });
    },
  };
}

/** Refuses new wagers on a product that is switched off; open ones can be finished. */
export function productCheck(
  port: Refreshed & { isSwitchedOff(productId: string): boolean },
): AdmissionCheck {
  return {
    name: "product",
    inPractice: true,
    refresh: () => port.refresh?.(),
    check: (_tx, stakes) =>
      refuseWhere(stakes, ({ isFirst, productId }) => isFirst && port.isSwitchedOff(productId), {
        code: "GAME_NOT_AVAILABLE",
      }),
  };
}

/**
 * Refuses a stake that takes the total of its wager outside the limits set by the caller, or else those of
 * the product. Stakes paid by a grant have a fixed amount, and the stake of a later step follows from the
 * game's rules, so neither is checked.
 */
export function stakeLimitCheck(
  port: Refreshed & {
    /** Returns the product's limits; null if it has none. */
    limitsOf(stake: Stake): { min: bigint; max: bigint } | null;
  },
): AdmissionCheck {
  return {
    name: "stake limits",
    inPractice: true,
    refresh: () => port.refresh?.(),
    check: (_tx, stakes) =>
      stakes.map((stake) => {
        if (stake.grantId !== null || stake.isStep) return null;
        const limits = stake.limits ?? port.limitsOf(stake);
        if (limits === null || (stake.total >= limits.min && stake.total <= limits.max)) return null;
        const [min, max] = [amountOf(limits.min, stake.currency), amountOf(limits.max, stake.currency)];
        return { code: "LIMIT_EXCEEDED", details: { min, max } };
      }),
  };
}

const playersOf = (stakes: readonly Stake[]): string[] => stakes.map(({ playerId }) => playerId);

function refuseWhere(
  stakes: readonly Stake[],
  isRefused: (stake: Stake) => boolean,
  refusal: AdmissionRefusal,
): (AdmissionRefusal | null)[] {
  return stakes.map((stake) => (isRefused(stake) ? refusal : null));
}
