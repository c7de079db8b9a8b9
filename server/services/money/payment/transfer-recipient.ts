import type { ChannelType } from "@parlour/contracts/enumerations";
import { regionOf } from "@parlour/rules/region";
import { brandCodeOf } from "../../../kit/brands/brand-settings.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import type { PaymentParts } from "./parts.ts";

/** Returns the method for transfers between players, if it is offered to the sender. */
export async function findTransferMethod(
  { methods, settings }: PaymentParts,
  sender: Player,
  channel?: ChannelType,
): Promise<PaymentMethod | undefined> {
  const { brandCode } = await settings.get();
  const region = regionOf(sender);
  const offered = await methods.list({
    paymentType: "W",
    brand: brandCodeOf(sender.brandId, brandCode),
    currency: sender.currency,
    region,
    channel,
    playerId: sender.id,
  });
  return offered.find(({ group }) => group === "TTP");
}

/**
 * Finds another player who may receive money in the sender's currency. The refusal is the same for every other name,
 * so that it reveals nothing about them.
 */
export async function findTransferRecipient(
  { players, jurisdictions }: PaymentParts,
  sender: Player,
  name: string,
): Promise<Player | Refusal> {
  const found = await players.findByUsername(name, sender.brandId);
  const reachable =
    found !== undefined &&
    // Only nicknames are accepted, because e-mail addresses would reveal who has an account.
    found.nickname.toLowerCase() === name.trim().toLowerCase() &&
    found.id !== sender.id &&
    found.status === "ACTIVE" &&
    found.currency === sender.currency &&
    (await jurisdictions.of(found)).playerTransferAllowed;
  return reachable ? found : refuse("RECIPIENT_NOT_FOUND");
}
