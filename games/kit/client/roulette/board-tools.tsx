import { IconButton } from "@parlour/web/ui/icon-button";
import Bookmark from "lucide-react/icons/bookmark";
import ChartColumn from "lucide-react/icons/chart-column";
import Hash from "lucide-react/icons/hash";
import { lazy, Suspense, useState } from "react";
import { useGame } from "../game-context.ts";
import type { Board, BoardView } from "./use-board.ts";

// The panels for further bets and the statistics are loaded when they are opened for the first time, because few
// players open them.
const FinalBets = lazy(async () => ({ default: (await import("./final-bets.tsx")).FinalBets }));
const SavedBets = lazy(async () => ({ default: (await import("./saved-bets.tsx")).SavedBets }));
const StatisticsPanel = lazy(async () => ({
  default: (await import("./statistics-panel.tsx")).StatisticsPanel,
}));

const panels = [
  { id: "finals", label: "games-roulette.finalBets", Icon: Hash },
  { id: "saved", label: "games-roulette.savedBets", Icon: Bookmark },
  { id: "statistics", label: "games-roulette.statistics", Icon: ChartColumn },
] as const;
type Panel = (typeof panels)[number]["id"];

const views: readonly { id: BoardView; label: "games-roulette.layoutView" | "games-roulette.racetrack" }[] = [
  { id: "cloth", label: "games-roulette.layoutView" },
  { id: "track", label: "games-roulette.racetrack" },
];

type BoardToolsProps = {
  board: Board;
  disabled: boolean;
  /** The last winning pockets, newest first. */
  results: readonly number[];
};

/** The switch between layout and racetrack, and the panels with further bets and the statistics. */
export function BoardTools({ board, disabled, results }: BoardToolsProps) {
  const { t } = useGame();
  const [panel, setPanel] = useState<Panel | null>(null);
  const [asked, setAsked] = useState<ReadonlySet<Panel>>(new Set());
  const show = (next: Panel) => {
    setAsked((known) => new Set(known).add(next));
    setPanel(next);
  };
  const close = () => setPanel(null);
  return (
    <div className="board-tools">
      {board.isRoomy ? null : (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and the group has a label
        <div className="board-views" role="group" aria-label={t("games-roulette.view")}>
          {views.map(({ id, label }) => (
            <button key={id} type="button" aria-pressed={board.view === id} onClick={() => board.setView(id)}>
              {t(label)}
            </button>
          ))}
        </div>
      )}
      <div className="board-panels">
        {panels.map(({ id, label, Icon }) => (
          <IconButton
            key={id}
            quiet
            label={t(label)}
            title={t(label)}
            icon={<Icon size={19} aria-hidden="true" />}
            onClick={() => show(id)}
          />
        ))}
      </div>
      <Suspense>
        {asked.has("finals") ? (
          <FinalBets board={board} disabled={disabled} open={panel === "finals"} onClose={close} />
        ) : null}
        {asked.has("saved") ? (
          <SavedBets board={board} disabled={disabled} open={panel === "saved"} onClose={close} />
        ) : null}
        {asked.has("statistics") ? (
          <StatisticsPanel
            layout={board.layout}
            results={results}
            open={panel === "statistics"}
            onClose={close}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
