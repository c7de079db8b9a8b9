import type { CampaignChannel } from "@parlour/contracts/entities/campaign";
import type { LocalWords } from "@parlour/rules/local-text";
import type { Queryable, Transaction } from "../database.ts";
import type { Player } from "./players.ts";

/** A campaign's message, personalised for one player. Every text exists in every language. */
export type MarketingMessage = {
  campaignId: string;
  title: LocalWords;
  text: LocalWords;
  /** The text of the SMS; undefined if the campaign sends none. */
  sms: LocalWords | undefined;
  /** The path of the page that the message links to. */
  link: string | null;
};

/** Sends advertising to players who have agreed to it. Implemented by the notifications service. */
export type MarketingMessages = {
  /**
   * Returns the channels by which the player may get advertising now: none during a break or on an inactive
   * account, and only those that the player has agreed to.
   */
  listChannels(
    tx: Transaction,
    player: Player,
  ): Promise<{ channels: CampaignChannel[] } | { refused: "NOT_ACTIVE" | "ON_BREAK" }>;
  /**
   * Sends a message through the given channels once the transaction commits. Calling it again doesn't add a second
   * notification on the site, but does send the e-mail and SMS again.
   */
  send(
    tx: Transaction,
    player: Player,
    message: MarketingMessage,
    channels: readonly CampaignChannel[],
  ): Promise<void>;
  /** Returns what an e-mail and an SMS would look like. */
  preview(
    player: Pick<Player, "firstName" | "language">,
    message: MarketingMessage,
  ): { email: { subject: string; text: string }; sms: string | null };
  /** Counts the players who have read the campaign's message on the site. */
  countRead(db: Queryable, campaignId: string): Promise<number>;
};
