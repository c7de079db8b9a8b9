import type { MessageKey } from "@parlour/web/i18n/messages";
import type { ReactNode } from "react";
import type { DealerView } from "../../math/dealer-view.ts";
import { ChipDock, chipKeys } from "../chip-dock.tsx";
import { useGame } from "../game-context.ts";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { MoveButtons, type MoveTone } from "../move-buttons.tsx";
import type { GameKey } from "../use-game-keys.ts";
import { WinBanner } from "../win-banner.tsx";
import type { DealerTable } from "./use-dealer-table.ts";
import "./dealer-table.css";

/** The name and the keyboard key of each decision, in the order of the buttons. */
export type MoveNames<Move extends string> = Record<Move, { name: MessageKey; key: string; tone: MoveTone }>;

type DealerTableFrameProps<Move extends string> = {
  theme: GameTheme;
  table: DealerTable<DealerView<string, Move>>;
  moves: MoveNames<Move>;
  /** The question that is shown above the buttons for the player's decision. */
  ask: string;
  /** The decision that Space and Enter trigger; unset if pressing them by mistake could cost the stake. */
  mainMove?: Move;
  /** Decisions that are shown but not available yet, because the player has to choose something first. */
  blocked?: readonly Move[];
  /** Further keyboard shortcuts, listed in the rules. */
  moreKeys?: readonly GameKey[];
  /** The label of the button that starts a round; "Deal" if unset. */
  startName?: string;
  children: ReactNode;
};

/**
 * The frame of a table where one player bets against the dealer: chips between rounds, decisions during a round, and
 * the result.
 */
export function DealerTableFrame<Move extends string>(props: DealerTableFrameProps<Move>) {
  const { theme, table, moves, ask, mainMove, blocked = [], moreKeys = [], startName, children } = props;
  const { t } = useGame();
  const { chips, round, fixed } = table;
  const kinds = Object.keys(moves) as Move[];
  const allowed = round?.view.allowed ?? [];
  const isMainMoveOpen =
    mainMove !== undefined &&
    !fixed &&
    !blocked.includes(mainMove) &&
    allowed.some(({ kind }) => kind === mainMove);
  return (
    <GameFrame
      theme={theme}
      result={table.result}
      onPlay={table.ready ? table.start : isMainMoveOpen ? () => table.move(mainMove!) : undefined}
      keys={[
        ...kinds.map((kind) => ({
          key: moves[kind].key,
          label: moves[kind].name,
          press: () => !blocked.includes(kind) && table.move(kind),
        })),
        ...moreKeys,
        ...chipKeys(chips),
      ]}
      dock={
        round === null ? (
          <ChipDock chips={chips} fixed={fixed} ready={table.ready} onPlay={table.start}>
            {startName ?? t("games.deal")}
          </ChipDock>
        ) : (
          <>
            <p className="table-ask dealer-ask">{ask}</p>
            <MoveButtons
              moves={kinds.flatMap((kind) => {
                const cost = allowed.find((move) => move.kind === kind)?.cost;
                return cost === undefined
                  ? []
                  : [
                      {
                        kind,
                        cost,
                        name: moves[kind].name,
                        tone: moves[kind].tone,
                        isBlocked: blocked.includes(kind),
                      },
                    ];
              })}
              disabled={fixed}
              hindrance={table.hindrance}
              onMove={table.move}
            />
          </>
        )
      }
    >
      <div className="dealer-table">{children}</div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
