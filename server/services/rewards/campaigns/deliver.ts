import type { Transaction } from "../../../kit/database.ts";
import type { GrantableOffer } from "../../../kit/ports/bonus-grants.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { campaignAfter } from "./campaign-machine.ts";
import { type CampaignRow, lockCampaign, updateState } from "./campaign-store.ts";
import { readCap } from "./cap-store.ts";
import { composeMessage } from "./compose-message.ts";
import { idleSinceOf } from "./idle-since.ts";
import type { CampaignParts } from "./parts.ts";
import { countSentSince, type Decision, lockWaiting, storeDecision } from "./recipient-store.ts";

const dayMs = 86_400_000;

/**
 * Decides whether a player gets a campaign's message and sends it, all in one transaction. The stored outcome
 * prevents a second message. HALTED means that the campaign is no longer running.
 */
export async function deliver(
  parts: CampaignParts,
  campaignId: string,
  playerId: string,
): Promise<"DECIDED" | "HALTED"> {
  const done = await parts.kit.db.transaction((tx) => deliverWithin(parts, tx, campaignId, playerId));
  if (done === "DECIDED" || done === "HALTED") return done;
  await pauseForOffer(parts, campaignId, done);
  return "HALTED";
}

type Delivered = "DECIDED" | "HALTED" | "OFFER_CHANGED" | "OFFER_ENDED";

async function deliverWithin(
  parts: CampaignParts,
  tx: Transaction,
  campaignId: string,
  playerId: string,
): Promise<Delivered> {
  const { kit, players, bonuses } = parts;
  const campaign = await lockCampaign(tx, campaignId, "share");
  if (campaign?.state !== "RUNNING") return "HALTED";
  const recipient = await lockWaiting(tx, campaignId, playerId);
  if (recipient === undefined) return "DECIDED";
  const { offerId } = campaign.plan;
  const offer = offerId === null ? null : await bonuses.findGrantable(tx, offerId);
  if (offer === undefined || offer?.state === "ENDED") return "OFFER_ENDED";
  // A changed offer may cost more than the one that was approved.
  if (offer !== null && offer.version !== campaign.offer_version) return "OFFER_CHANGED";
  const player = await players.get(playerId, tx).catch(() => undefined);
  const decision: Decision = player
    ? await decide(parts, tx, { campaign, player, offer, ...recipient })
    : { outcome: "EXCLUDED", exclusion: "NOT_ACTIVE" };
  await storeDecision(tx, { campaignId, playerId, now: kit.clock.now() }, decision);
  if (player === undefined || decision.outcome !== "SENT") return "DECIDED";
  const texts = { firstName: player.firstName, offerName: offer?.plan.name ?? null };
  const message = composeMessage(campaignId, campaign.plan, texts);
  await parts.messages.send(tx, player, message, decision.channels);
  if (offer !== null) {
    const cause = { id: campaignId, actor: campaign.author, reason: `Campaign ${campaign.plan.name}` };
    await bonuses.grantOffer(tx, player, offer, cause);
  }
  return "DECIDED";
}

type Case = {
  campaign: CampaignRow;
  player: Player;
  offer: GrantableOffer | null;
  isControl: boolean;
};

/**
 * Decides what happens to a player. The control group has to pass the same checks, because a comparison with
 * players who would have got nothing anyway would be worthless.
 */
async function decide(
  { kit, segments, messages, bonuses, hasProtectionCase }: CampaignParts,
  tx: Transaction,
  { campaign: { plan }, player, offer, isControl }: Case,
): Promise<Decision> {
  const exclude = (exclusion: Extract<Decision, { outcome: "EXCLUDED" }>["exclusion"]) =>
    ({ outcome: "EXCLUDED", exclusion }) as const;
  const allowed = await messages.listChannels(tx, player);
  if ("refused" in allowed) return exclude(allowed.refused);
  if (await hasProtectionCase(tx, player.id)) return exclude("PROTECTION_CASE");
  const channels = plan.channels.filter((channel) => allowed.channels.includes(channel));
  if (channels.length === 0) return exclude("NO_CONSENT");
  const now = kit.clock.now();
  // A player who has played again in the meantime must not get a message for inactive players.
  const idleSince = idleSinceOf(plan, now);
  if (!(await segments.includes(tx, player.id, plan.filter, idleSince))) return exclude("LEFT_SEGMENT");
  if (offer && !(await bonuses.mayReceiveOffer(tx, player, offer))) return exclude("BONUS_NOT_ALLOWED");
  const cap = await readCap(tx);
  const sent = await countSentSince(tx, player.id, new Date(now.getTime() - cap.days * dayMs));
  if (sent >= cap.messages) return exclude("FREQUENCY_CAP");
  const counted = {
    currency: player.currency,
    countedUntil: new Date(now.getTime() + plan.resultDays * dayMs),
  };
  return isControl ? { outcome: "CONTROL", ...counted } : { outcome: "SENT", channels, ...counted };
}

/** Pauses a campaign whose offer has changed or ended since the campaign was started. */
async function pauseForOffer(
  { kit }: CampaignParts,
  id: string,
  paused_by: "OFFER_CHANGED" | "OFFER_ENDED",
): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const row = await lockCampaign(tx, id, "update");
    const state = row && campaignAfter(row.state, "PAUSE");
    if (row === undefined || state === undefined) return;
    await updateState(tx, id, { ...row, state, changed_by: null, paused_by });
  });
}
