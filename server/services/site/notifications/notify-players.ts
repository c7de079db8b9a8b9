import type { Kit } from "../../../kit/kit.ts";
import { publishPlayerEvent } from "../../../kit/player-events.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { composeEmail, type NotifiedFact } from "./compose.ts";
import { notifiedKinds, topicOf } from "./kinds.ts";
import { insertNotification } from "./notification-store.ts";
import { listPreferences, savePreference } from "./preference-store.ts";
import { channelsFor } from "./preferences.ts";

/** Stores the consent to offers that a player gave while joining, unless the player has set this preference since. */
export async function storeConsent(kit: Kit): Promise<void> {
  await kit.facts.subscribe("marketing-consent", ["PLAYER_JOINED"], async ({ playerId, data, at }, tx) => {
    if (!data.acceptsOffers || (await listPreferences(tx, playerId)).has("MARKETING")) return;
    const choice = { onSite: true, email: true, sms: false };
    await savePreference(tx, playerId, "MARKETING", choice, new Date(at));
  });
}

/**
 * Notifies players of events: each event becomes at most one on-site message and one e-mail, depending on the player's
 * preferences. E-mails that preferences don't affect, such as security e-mails, are sent by other services.
 */
export async function notifyPlayers(
  kit: Kit,
  players: Players,
  protection: Pick<PlayerProtection, "isOnBreak">,
): Promise<void> {
  await kit.facts.subscribe("notifications", notifiedKinds, async (fact, tx) => {
    const { playerId } = fact;
    const notified: NotifiedFact = { kind: fact.kind, data: fact.data };
    const topic = topicOf(fact.kind);
    const player = await players.get(playerId, tx);
    // A player on a break or with an inactive account gets no promotions.
    const mayPlay = player.status === "ACTIVE" && !(await protection.isOnBreak(playerId, tx));
    const channels = channelsFor(topic, await listPreferences(tx, playerId), mayPlay);
    if (channels.onSite) {
      const id = kit.random.id("notification");
      await insertNotification(tx, { ...notified, playerId, id, topic, createdAt: new Date(fact.at) });
      tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "notifications"));
    }
    if (channels.email) {
      const { subject, text } = composeEmail(notified, player);
      await kit.messages.send({ channel: "email", to: player.email, subject, text, playerId }, tx);
    }
  });
}
