import { changeOwnText, withBrandName } from "@parlour/rules/brand-name";
import type { Config } from "../config.ts";
import type { Transaction } from "../database.ts";
import type { Message, Messages } from "../messages.ts";
import { siteOrigin } from "../site-origin.ts";
import type { Brands } from "./brands.ts";

/**
 * Gives every message the name, sender and links of its player's brand. Services write messages for the first brand;
 * converting them in one place means that none can be forgotten. Text that people have written is marked as `verbatim`.
 */
export function brandedMessages(
  messages: Messages,
  { brands, config }: { brands: Brands; config: Config },
): Messages {
  const brandOf = async (message: Message, tx?: Transaction): Promise<Message> => {
    const { brandId, playerId } = message;
    const brand =
      (brandId !== undefined && brands.find(brandId)) ||
      (playerId === undefined ? brands.list()[0]! : await brands.ofPlayer(playerId, tx));
    const origin = siteOrigin(config);
    const own = (text: string) =>
      changeOwnText(text, (ours) =>
        withBrandName(brand.isFirst ? ours : ours.replaceAll(origin, brands.originOf(brand)), brand.name),
      );
    const branded: Message = { ...message, subject: own(message.subject), text: own(message.text) };
    if (message.html !== undefined) branded.html = own(message.html);
    if (brand.mailFrom !== null) branded.from = brand.mailFrom;
    return branded;
  };
  return {
    send: async (message, tx) => await messages.send(await brandOf(message, tx), tx),
    sendNow: async (message) => await messages.sendNow(await brandOf(message)),
  };
}
