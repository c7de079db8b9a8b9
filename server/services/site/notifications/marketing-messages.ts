import type { CampaignChannel } from "@parlour/contracts/entities/campaign";
import { formatMessage } from "@parlour/rules/format-message";
import { localText } from "@parlour/rules/local-text";
import type { Kit } from "../../../kit/kit.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { MarketingMessage, MarketingMessages } from "../../../kit/ports/marketing-messages.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { composeEmail } from "./compose.ts";
import type { CampaignMessage } from "./kinds.ts";
import { countReadOfCampaign, insertNotification } from "./notification-store.ts";
import { listPreferences } from "./preference-store.ts";
import { channelsFor } from "./preferences.ts";
import { notificationTexts } from "./texts.ts";

const preferencesPath = "/account/messages#preferences";

/** Creates the interface by which campaigns send advertising to players who have agreed to it. */
export function createMarketingMessages(
  kit: Kit,
  protection: Pick<PlayerProtection, "isOnBreak">,
): MarketingMessages {
  const email = (message: MarketingMessage, player: Pick<Player, "firstName" | "language">) => {
    const { language } = player;
    const origin = siteOrigin(kit.config);
    const body = localText(message.text, language);
    const en = message.link === null ? body : `${body}\n\n${origin}${message.link}`;
    // `body` is already in the player's language. It is passed as English, because English is the fallback of
    // every language.
    const data = { ...dataOf(message), text: { en } };
    const { subject, text } = composeEmail({ kind: "CAMPAIGN_MESSAGE", data }, player);
    const { consent, limits } = notificationTexts.in(language).marketing;
    const why = formatMessage(consent, language, { link: `${origin}${preferencesPath}` });
    return { subject, text: [text, why, limits].join("\n\n") };
  };
  const sms = ({ sms: words, link }: MarketingMessage, language: string) => {
    if (words === undefined) return null;
    const origin = siteOrigin(kit.config);
    const stop = formatMessage(notificationTexts.in(language).marketing.sms, language, {
      link: `${origin}${preferencesPath}`,
    });
    return [localText(words, language), ...(link === null ? [] : [`${origin}${link}`]), stop].join(" ");
  };
  return {
    async listChannels(tx, player) {
      if (player.status !== "ACTIVE") return { refused: "NOT_ACTIVE" };
      if (await protection.isOnBreak(player.id, tx)) return { refused: "ON_BREAK" };
      const allowed = channelsFor("MARKETING", await listPreferences(tx, player.id), true);
      const channels: CampaignChannel[] = [];
      if (allowed.onSite) channels.push("ON_SITE");
      // An unconfirmed address or number may belong to someone who has not agreed to anything.
      if (allowed.email && player.emailConfirmed) channels.push("EMAIL");
      if (allowed.sms && player.phoneValidated) channels.push("SMS");
      return { channels };
    },
    async send(tx, player, message, channels) {
      const { id: playerId } = player;
      if (channels.includes("ON_SITE")) {
        await insertNotification(tx, {
          playerId,
          id: `notification_${message.campaignId}`,
          kind: "CAMPAIGN_MESSAGE",
          topic: "MARKETING",
          data: dataOf(message),
          createdAt: kit.clock.now(),
        });
        tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "notifications"));
      }
      if (channels.includes("EMAIL")) {
        const letter = { channel: "email" as const, to: player.email, ...email(message, player), playerId };
        await kit.messages.send(letter, tx);
      }
      const text = channels.includes("SMS") ? sms(message, player.language) : null;
      if (text !== null) {
        const to = `${player.phonePrefix}${player.phone}`;
        await kit.messages.send({ channel: "sms", to, subject: "", text, playerId }, tx);
      }
    },
    preview: (player, message) => ({ email: email(message, player), sms: sms(message, player.language) }),
    countRead: countReadOfCampaign,
  };
}

function dataOf({ campaignId, title, text, link }: MarketingMessage): CampaignMessage {
  return { campaignId, title, text, link };
}
