import type { ExchangeRates } from "@parlour/rules/approximate";
import { type Jurisdiction, jurisdictionOf, type PlaceRules } from "@parlour/rules/jurisdiction";
import { blockingBreak, playableFrom } from "@parlour/rules/protection-breaks";
import { earliestWindowStart } from "@parlour/rules/protection-limits";
import { realityDueAt, realityInterval } from "@parlour/rules/reality-check";
import { stakeCapsFor } from "@parlour/rules/stake-cap";
import type { AdmissionCheck, AdmissionRefusal, Reader, Stake } from "@parlour/wagering/admission";
import { trackPlayer } from "@parlour/wagering/player-totals";
import { readOncePerTransaction } from "@parlour/wagering/read-once";
import { checkLimits } from "./check-limits.ts";
import { needsTotals, placeLimitsOf } from "./place-limits.ts";
import { type LimitRow, listProtected, parseBreak, readStakeStates, type StakeState } from "./stake-state.ts";

type Resident = { country: string; subdivision: string; birthDate: string };

/** Values cached in memory; `refresh` is called before each batch of stakes. */
type Refreshed<Value> = { refresh(): Promise<void> | undefined; current(): Value };

type StakeCheckPorts = {
  clock: { now(): Date };
  rates: Refreshed<ExchangeRates>;
  places: Refreshed<readonly PlaceRules[]>;
  /** Returns the category of each game in the catalogue. */
  categories: Refreshed<(productId: string) => string | null>;
  readResidents(tx: Reader, playerIds: readonly string[]): Promise<ReadonlyMap<string, Resident>>;
};

type Asked = {
  stake: Stake;
  resident: Resident | undefined;
  place: Jurisdiction;
  state: StakeState;
  now: Date;
};

/**
 * Refuses stakes of players on a break, stakes that exceed a limit of the player, the operators or the
 * jurisdiction, and all stakes while a reality check is due.
 */
export function stakeCheck(ports: StakeCheckPorts): AdmissionCheck {
  const { clock, rates, places, categories } = ports;
  const placeOf = rememberPlaces(places);
  const readProtected = readOncePerTransaction(listProtected);
  return {
    name: "protection",
    inPractice: false,
    refresh() {
      const waiting = [rates, places, categories].map((one) => one.refresh());
      return Promise.all(waiting).then(() => {});
    },
    sendReads(tx, playerIds) {
      void ports.readResidents(tx, playerIds);
      void readProtected(tx, playerIds);
    },
    async check(tx, stakes) {
      const playerIds = stakes.map(({ playerId }) => playerId);
      const residents = await ports.readResidents(tx, playerIds);
      const placesOf = playerIds.map((id) => placeOf(residents.get(id)));
      const found = await readProtected(tx, playerIds);
      const asked = playerIds.filter((id, index) => found.has(id) || restrictsStakes(placesOf[index]!));
      if (asked.length === 0) return [];
      const now = clock.now();
      let states = await readStakeStates(tx, asked, now);
      const uncounted = playerIds.filter(
        (id, index) => needsTotals(placesOf[index]!) && !states.get(id)!.is_tracked,
      );
      if (uncounted.length > 0) {
        // The players' wallets are locked by this batch, as `trackPlayer` requires.
        for (const id of uncounted) await trackPlayer(tx, id, earliestWindowStart(now), now);
        states = await readStakeStates(tx, asked, now);
      }
      const verdicts: (AdmissionRefusal | null)[] = [];
      for (const [index, stake] of stakes.entries()) {
        const state = states.get(stake.playerId);
        const place = placesOf[index]!;
        const resident = residents.get(stake.playerId);
        verdicts.push(state ? await checkStake(tx, ports, { stake, resident, place, state, now }) : null);
      }
      return verdicts;
    },
  };
}

async function checkStake(
  tx: Reader,
  { rates, categories }: StakeCheckPorts,
  { stake, resident, place, state, now }: Asked,
): Promise<AdmissionRefusal | null> {
  const blocking = blockingBreak((state.breaks ?? []).map(parseBreak), stake.vertical, now);
  if (blocking) {
    return {
      code: "EXCLUDED",
      details: { kind: blocking.kind, until: playableFrom(blocking, now)?.toISOString() ?? null },
    };
  }
  if (state.is_under_review) return { code: "ACCOUNT_UNDER_REVIEW" };
  if (state.is_held) return { code: "REGISTER_UNAVAILABLE" };
  const interval = realityInterval(state.reality_minutes, place);
  const dueAt = realityDueAt(interval, state.signed_in_at, state.reality_read_at);
  // A due reality check does not stop a round that has already begun.
  if (dueAt !== null && dueAt <= now && !stake.isStep) return { code: "REALITY_CHECK_DUE" };
  if (await isTooSoon(tx, stake, place, now)) return { code: "ROUND_TOO_SOON" };
  if (await playsAnotherSlot(tx, stake, place, { category: categories.current(), now })) {
    return { code: "ANOTHER_SLOT_OPEN" };
  }
  const caps = resident
    ? stakeCapsFor(place.stakeCaps, {
        category: stake.vertical === "casino" ? categories.current()(stake.productId) : stake.vertical,
        birthDate: resident.birthDate,
        today: now.toISOString().slice(0, 10),
      })
    : [];
  const ofPlace = placeLimitsOf({
    limits: [
      ...place.limits,
      // Stake caps don't apply to a later step of a round, whose stake follows from the game's rules.
      ...(stake.isStep ? [] : caps.map((cap) => ({ ...cap, kind: "STAKE", period: "BET" }) as const)),
    ],
  });
  const rows = ofPlace.map(
    ({ kind, period, amount, currency }): LimitRow => [kind, period, amount.toString(), currency],
  );
  const limits = [...(state.limits ?? []), ...rows];
  return await checkLimits(tx, state, stake, limits, { now, rates: rates.current() });
}

/**
 * Returns whether a round follows the previous one too soon. Our own games enforce this before they draw, so this check
 * is for the rounds of other studios.
 */
async function isTooSoon(tx: Reader, stake: Stake, place: Jurisdiction, now: Date): Promise<boolean> {
  const { playerId, productId, vertical, provider, isFirst } = stake;
  if (place.minimumSpinMs === 0 || vertical !== "casino" || !isFirst || provider === "parlour") return false;
  const since = new Date(now.getTime() - place.minimumSpinMs);
  const started = await tx.query(
    "select from wagering.wager where player_id = $1 and product_id = $2 and started_at > $3 limit 1",
    [playerId, productId, since],
  );
  return started.length > 0;
}

/** A slot game counts as being played for this long after a round starts. */
const slotPlayedMs = 10_000;

async function playsAnotherSlot(
  tx: Reader,
  { playerId, productId, vertical, isFirst }: Stake,
  place: Jurisdiction,
  { category, now }: { category: (productId: string) => string | null; now: Date },
): Promise<boolean> {
  const isSlot = vertical === "casino" && category(productId) === "slots";
  if (place.simultaneousSlotsAllowed || !isSlot || !isFirst) return false;
  const played = await tx.query<{ product_id: string }>(
    `select distinct product_id from wagering.wager
     where player_id = $1 and product_id <> $2 and vertical = 'casino' and started_at > $3 limit 50`,
    [playerId, productId, new Date(now.getTime() - slotPlayedMs)],
  );
  return played.some(({ product_id }) => category(product_id) === "slots");
}

function restrictsStakes(place: Jurisdiction): boolean {
  return (
    place.minimumSpinMs > 0 ||
    !place.simultaneousSlotsAllowed ||
    place.stakeCaps.length > 0 ||
    place.limits.some(({ kind }) => kind !== "DEPOSIT") ||
    place.realityCheckMinutes !== null ||
    place.realityCheckMaximumMinutes !== null
  );
}

/**
 * Caches the combined rules for each country and subdivision, because every batch needs the rules of its
 * players.
 */
function rememberPlaces(places: Refreshed<readonly PlaceRules[]>) {
  let from: readonly PlaceRules[] | undefined;
  let known = new Map<string, Jurisdiction>();
  return (resident: Resident | undefined): Jurisdiction => {
    const current = places.current();
    if (current !== from) [from, known] = [current, new Map()];
    const key = resident ? `${resident.country} ${resident.subdivision}` : "";
    let place = known.get(key);
    if (!place) {
      const { country: countryCode = "", subdivision = "" } = resident ?? {};
      place = jurisdictionOf(current, { countryCode, subdivision });
      known.set(key, place);
    }
    return place;
  };
}
