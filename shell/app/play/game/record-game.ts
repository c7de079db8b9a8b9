import { recordCasinoGame } from "@parlour/contracts/calls/play/recent-activity-tracker/record-casino-game";
import { ApiError } from "@parlour/web/api/api-error";
import { client } from "@parlour/web/api/client";

const record = client(recordCasinoGame);

/** Records the game that the player opened last. Any response but 202 is only logged. */
export async function recordGame(session: string, gameId: string): Promise<void> {
  try {
    await record({ session, body: { gameId }, expects: 202 });
  } catch (error) {
    console.warn("the last game was not saved", error instanceof ApiError ? error.status : error);
  }
}
