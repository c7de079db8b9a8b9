import type { Game } from "@parlour/contracts/entities/game";
import { formatShare, formatTimes } from "@parlour/web/i18n/format-game-figures";
import { formatPercent } from "../lobby/card-words.ts";

export type WrittenFigures = {
  returns: string;
  isReturnSimulated: boolean;
  maximumWin: string;
  /** How often a round pays; null if this depends on the player's choices. */
  hitRate: string | null;
  isHitRateByBet: boolean;
};

/**
 * Formats a game's figures, such as RTP and hit rate, on the server, so that the browser doesn't need to create
 * formatters.
 */
export function writeFigures(game: Game, language: string): WrittenFigures {
  const { returnToPlayer, returnWithin, maximumWin, hitRate } = game;
  const returns = formatPercent(returnToPlayer, language);
  return {
    returns: returnWithin === null ? returns : `${returns} ± ${formatShare(returnWithin, language, 2)}`,
    isReturnSimulated: returnWithin !== null,
    maximumWin: formatTimes(maximumWin, language),
    hitRate: hitRate && writeRange(hitRate, language),
    isHitRateByBet: hitRate !== null && hitRate.lowest !== hitRate.highest,
  };
}

function writeRange({ lowest, highest }: NonNullable<Game["hitRate"]>, language: string): string {
  const from = formatShare(lowest, language);
  return lowest === highest ? from : `${from} – ${formatShare(highest, language)}`;
}
