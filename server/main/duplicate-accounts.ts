import type { Transaction } from "../kit/database.ts";
import type { Kit } from "../kit/kit.ts";
import type { DuplicateAccounts, DuplicateSignal, JoinedPlayer } from "../kit/ports/duplicate-accounts.ts";
import type { Players } from "../kit/ports/players.ts";
import { isPublicAddress } from "../kit/public-address.ts";
import { listAddressesOf, signedInFrom } from "../kit/session-store.ts";
import { shareDevice } from "../services/identity/login-service/index.ts";
import { sharePayoutTarget } from "../services/money/payment/index.ts";

/** Internet providers reassign addresses to other customers after a while. */
const addressesCountMs = 30 * 86_400_000;

/** Combines what several services know about two players. */
export function createDuplicateAccounts(kit: Kit, players: Players): DuplicateAccounts {
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
  };
}
