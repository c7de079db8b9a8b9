import type { Scoreboard } from "@parlour/contracts/entities/sports-event";
import { oversText } from "@parlour/sports";
import type { Translate } from "@parlour/web/i18n/translator";

/** The state of the innings, such as "4 wickets, 12.3 overs" or "2 outs"; null in other sports. */
export function inningsText(t: Translate, { turn, segments }: Scoreboard): string | null {
  if (turn === null) return null;
  if (turn.outs !== null) return t("sportsbook.outs", { count: turn.outs });
  if (turn.balls === null || turn.wickets === null) return null;
  const runs = segments.at(-1)?.[turn.side === "home" ? 0 : 1] ?? 0;
  return t("sportsbook.inningsScore", { runs, wickets: turn.wickets, overs: oversText(turn.balls) });
}
