import { amountOf } from "@parlour/rules/money";
import type { AdmissionCheck, AdmissionRefusal, Reader, Stake } from "./admission.ts";

/** Settings that are held in memory: `refresh` waits only when they have to be read again. */
type Refreshed = { refresh?(): Promise<void> | undefined };

/** Players who are disabled, closed or self-excluded stake nothing, whatever session or token they hold. */
export function accountCheck(port: {
  /** Those of the players who may not play. */
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

/** Players who live where the site is not offered stake nothing. Where a visitor is, the launch of a game asks. */
export function placeCheck(
  port: Refreshed & {
    /** False while no place is excluded, which saves the query. */
    excludesPlaces(): boolean;
    /** Those of the players whose residence is excluded. */
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

/** A product that operators switched off starts no wager; those that are open are played to their end. */
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
 * All stakes of a wager together keep to the limits that the caller set, or to the product's. Grants have stakes of
 * their own, and a step of a round costs what the game's rules say.
 */
export function stakeLimitCheck(
  port: Refreshed & {
    /** The product's limits; null where it has none. */
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
