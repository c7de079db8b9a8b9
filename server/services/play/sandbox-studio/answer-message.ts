import { showSandboxGame } from "@parlour/contracts/calls/play/sandbox-studio/show-sandbox-game";
import type { StudioMessage } from "@parlour/contracts/entities/studio-feed";
import { minorUnitsOf } from "@parlour/rules/money";
import type { Kit } from "../../../kit/kit.ts";
import { findSandboxGame } from "./games/games.ts";
import { openSeat } from "./seats.ts";
import { drawPictures } from "./studio-art.ts";
import { feedOf } from "./studio-feed.ts";

/** The credits of a practice game, as a multiple of the default stake. */
const practiceStakes = 500;

/** Returns the fictional studio's answer to one of our messages; undefined for a game that the studio does not have. */
export async function answerMessage(
  kit: Pick<Kit, "db" | "random" | "clock">,
  message: StudioMessage,
  origin: string,
): Promise<Record<string, unknown> | undefined> {
  if (message.type === "ping") return { ok: true };
  if (message.type === "games") return { games: await withArt() };
  const game = findSandboxGame(message.gameId);
  if (game === undefined) return undefined;
  if (message.type === "picture") {
    const { bytes } = (await drawPictures(game.id))[message.picture];
    return { type: "image/png", base64: bytes.toString("base64") };
  }
  const { currency, language, stakes, token, player } = message;
  const creditMinor = token === null ? minorUnitsOf(stakes.default, currency) * BigInt(practiceStakes) : 0n;
  const seat = await openSeat(kit, { game: game.id, player, token, currency, language, stakes, creditMinor });
  return { url: `${origin}${showSandboxGame.path}?${new URLSearchParams({ seat })}` };
}

async function withArt() {
  return await Promise.all(
    feedOf().map(async (entry) => {
      const { card, wide } = await drawPictures(entry.id);
      return { ...entry, art: { card: card.sha256, wide: wide.sha256 } };
    }),
  );
}
