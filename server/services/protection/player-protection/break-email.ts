import { formatMessage } from "@parlour/rules/format-message";
import type { Break } from "@parlour/rules/protection-breaks";
import type english from "../../../../languages/en/protection/server/break-letters.json";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { siteOrigin } from "../../../kit/site-origin.ts";
import { readTexts } from "../../../kit/texts.ts";

const letters = readTexts<typeof english>("protection", "break-letters");

/** Sends an e-mail that confirms a break, with its end and where to get help. */
export async function sendBreakEmail(
  kit: Kit,
  tx: Transaction,
  player: Pick<Player, "id" | "email" | "language" | "firstName">,
  { kind, until }: Break,
): Promise<void> {
  const { timeOut, selfExclusion, permanent } = letters.in(player.language);
  const { subject, text } = until === null ? permanent : kind === "TIME_OUT" ? timeOut : selfExclusion;
  const origin = siteOrigin(kit.config);
  const time =
    until && new Intl.DateTimeFormat(player.language, { ...format, timeZone: "UTC" }).format(until);
  const values = {
    name: player.firstName,
    time: time ?? "",
    link: `${origin}/account/limits`,
    help: `${origin}/responsible-play`,
  };
  const message = { subject, text: formatMessage(text, player.language, values) };
  await kit.messages.send({ channel: "email", to: player.email, ...message, playerId: player.id }, tx);
}

const format = { dateStyle: "long", timeStyle: "short" } as const;
