import { useState } from "react";
import type { RouletteLayout } from "../../math/roulette-layout.ts";
import { type ChipPlan, stakesOf } from "../../math/roulette-wheel-bets.ts";
import type { TableBets } from "../chips-on-table.ts";
import { totalOf } from "../chips-on-table.ts";
import { useGame } from "../game-context.ts";
import { useMedia } from "../use-media.ts";
import type { BoardChips } from "./board-chips.ts";

export const mostNeighbours = 5;

export type BoardView = "cloth" | "track";

type BoardOptions = {
  /** Whether something else, such as a video, leaves no room for showing layout and racetrack together. */
  isCompact?: boolean;
  /** Whether the layout must be visible now, because it shows a part of the round. */
  needsCloth?: boolean;
};

/** The state of a roulette board: what it shows, the number of neighbours, and why the last bet was not placed. */
export function useBoard(
  layout: RouletteLayout,
  chips: BoardChips,
  { isCompact = false, needsCloth = false }: BoardOptions = {},
) {
  const { t, money, announce } = useGame();
  const isRoomy = useMedia("(width >= 62rem) and (height >= 46rem)") && !isCompact;
  const isStanding = useMedia("(width < 36rem)");
  const [chosen, setView] = useState<BoardView>("cloth");
  const view = needsCloth ? "cloth" : chosen;
  const [reach, setReach] = useState(2);
  // A refusal is shown until another bet of several chips is placed or the chips change.
  const [refusal, setRefusal] = useState<{ text: string; at: string } | null>(null);
  const at = `${chips.chip} ${chips.room}`;

  /** Places several chips in one step. If the limit does not allow it, returns false and tells the player why. */
  function placeAll(bets: TableBets, name: string): boolean {
    const cost = totalOf(bets);
    if (cost > chips.room) {
      const text = t("games-roulette.overLimit", { cost: money(cost), room: money(chips.room) });
      setRefusal({ text, at });
      return false;
    }
    setRefusal(null);
    if (!chips.putTogether(bets)) return false;
    announce(t("games-roulette.placed", { name, cost: money(cost) }));
    return true;
  }
  return {
    layout,
    chips,
    view,
    setView,
    /** Whether there is room for the layout and the racetrack at once. */
    isRoomy,
    isStanding,
    showsCloth: isRoomy || view === "cloth",
    showsTrack: isRoomy || view === "track",
    reach,
    changeReach: (change: 1 | -1) =>
      setReach((known) => Math.min(mostNeighbours, Math.max(1, known + change))),
    refusal: refusal?.at === at ? refusal.text : null,
    placeAll,
    placePlan: (plan: ChipPlan, name: string) => placeAll(stakesOf(plan, chips.chip), name),
  };
}

export type Board = ReturnType<typeof useBoard>;
