import type { DuplicateTrait, SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Queryable, Transaction } from "../kit/database.ts";
import type { Kit } from "../kit/kit.ts";
import type { DuplicateAccounts, DuplicateSignal, JoinedPlayer } from "../kit/ports/duplicate-accounts.ts";
import type { PlayerProtection } from "../kit/ports/player-protection.ts";
import type { Players } from "../kit/ports/players.ts";
import { isPublicAddress } from "../kit/public-address.ts";
import { listAddressesOf, listDevicesOf, listOthersAt, signedInFrom } from "../kit/session-store.ts";
import { shareDevice } from "../services/identity/login-service/index.ts";
import { listSamePerson, listSamePhone } from "../services/identity/profile/index.ts";
import { listSameCard, sharePayoutTarget } from "../services/money/payment/index.ts";

/**
 * How long an IP address counts as evidence of a duplicate account. The period is limited, because internet providers
 * reassign addresses to other customers.
 */
const addressesCountMs = 30 * 86_400_000;

/**
 * The maximum number of matches that are read for each kind of evidence. An IP address with more matches
 * probably belongs to a company or a campus.
 */
const mostSimilar = 20;

/** Combines what several services know about players to find duplicate accounts. */
export function createDuplicateAccounts(
  kit: Kit,
  players: Players,
  protection: Pick<PlayerProtection, "listSelfExcluded">,
): DuplicateAccounts {
  const combine = async (
    db: Queryable,
    found: Partial<Record<DuplicateTrait, readonly string[]>>,
    self: string | null,
  ): Promise<SimilarAccount[]> => {
    const shared = new Map<string, DuplicateTrait[]>();
    for (const [trait, playerIds] of Object.entries(found) as [DuplicateTrait, readonly string[]][]) {
      for (const playerId of playerIds) {
        if (playerId !== self) shared.set(playerId, [...(shared.get(playerId) ?? []), trait]);
      }
    }
    if (shared.size === 0) return [];
    const excluded = new Set(await protection.listSelfExcluded(db, [...shared.keys()]));
    return [...shared].map(([playerId, traits]) => ({
      playerId,
      shared: traits,
      isSelfExcluded: excluded.has(playerId),
    }));
  };
  const sharePhone = async (tx: Transaction, one: string, other: string) => {
    const [first, second] = [await players.get(one, tx), await players.get(other, tx)];
    return first.phonePrefix + first.phone === second.phonePrefix + second.phone;
  };
  const shareAddress = async (tx: Transaction, { playerId, address }: JoinedPlayer, other: string) => {
    const since = new Date(kit.clock.now().getTime() - addressesCountMs);
    const known = [...(await listAddressesOf(tx, playerId, since)), ...(address === null ? [] : [address])];
    return await signedInFrom(tx, other, known.filter(isPublicAddress), since);
  };
  return {
    async find(tx, joined, other) {
      const signals: DuplicateSignal[] = [];
      if (await shareDevice(tx, joined, other)) signals.push("DEVICE");
      if (await shareAddress(tx, joined, other)) signals.push("ADDRESS");
      if (await sharePhone(tx, joined.playerId, other)) signals.push("PHONE");
      if (await sharePayoutTarget(tx, joined.playerId, other)) signals.push("PAYMENT_ACCOUNT");
      return signals;
    },
    async listSimilar(db, newcomer, playerId) {
      const since = new Date(kit.clock.now().getTime() - addressesCountMs);
      const [addresses, devices] =
        playerId === null
          ? [[], []]
          : [await listAddressesOf(db, playerId, since), await listDevicesOf(db, playerId)];
      const at = { playerId, limit: mostSimilar };
      const found = {
        PERSON: await listSamePerson(db, newcomer, mostSimilar),
        PHONE: await listSamePhone(db, newcomer, mostSimilar),
        DEVICE: await listOthersAt(db, "device_id", withOwn(devices, newcomer.deviceId), at),
        ADDRESS: await listOthersAt(
          db,
          "address",
          withOwn(addresses, newcomer.address).filter(isPublicAddress),
          { ...at, since },
        ),
      };
      return await combine(db, found, playerId);
    },
    async listSameCard(db, playerId) {
      return await combine(db, { CARD: await listSameCard(db, playerId, mostSimilar) }, playerId);
    },
  };
}

/** Adds the place from which a request came to those that are known from earlier sessions. */
const withOwn = (known: readonly string[], own: string | null): readonly string[] =>
  own === null ? known : [...new Set([...known, own])];
