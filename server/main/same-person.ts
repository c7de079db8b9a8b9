import type { Transaction } from "../kit/database.ts";
import type { Kit } from "../kit/kit.ts";
import type { Players } from "../kit/ports/players.ts";
import type { Joiner, PersonTrace, SamePerson } from "../kit/ports/same-person.ts";
import { isPublicAddress } from "../kit/public-address.ts";
import { listAddressesOf, signedInFrom } from "../kit/session-store.ts";
import { shareDevice } from "../services/identity/login-service/index.ts";
import { sharePayoutTarget } from "../services/money/payment/index.ts";

/** Internet providers give an address to other people after a while. */
const addressesCountMs = 30 * 86_400_000;

/** Combines what several services know of two players. */
export function createSamePerson(kit: Kit, players: Players): SamePerson {
  const sharePhone = async (tx: Transaction, one: string, other: string) => {
    const [first, second] = [await players.get(one, tx), await players.get(other, tx)];
    return first.phonePrefix + first.phone === second.phonePrefix + second.phone;
  };
  const shareAddress = async (tx: Transaction, { playerId, address }: Joiner, other: string) => {
    const since = new Date(kit.clock.now().getTime() - addressesCountMs);
    const known = [...(await listAddressesOf(tx, playerId, since)), ...(address === null ? [] : [address])];
    return await signedInFrom(tx, other, known.filter(isPublicAddress), since);
  };
  return {
    async find(tx, joiner, other) {
      const traces: PersonTrace[] = [];
      if (await shareDevice(tx, joiner, other)) traces.push("DEVICE");
      if (await shareAddress(tx, joiner, other)) traces.push("ADDRESS");
      if (await sharePhone(tx, joiner.playerId, other)) traces.push("PHONE");
      if (await sharePayoutTarget(tx, joiner.playerId, other)) traces.push("PAYMENT_ACCOUNT");
      return traces;
    },
  };
}
