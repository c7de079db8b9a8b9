import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { composeLetter, type Letter } from "./letters.ts";

/** Sent only if the transaction commits. */
export async function sendLetter(kit: Kit, tx: Transaction, player: Player, letter: Letter): Promise<void> {
  const { subject, text } = composeLetter(player, letter);
  await kit.messages.send({ channel: "email", to: player.email, subject, text, playerId: player.id }, tx);
}
