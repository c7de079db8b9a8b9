import type { MessageKey } from "@parlour/web/i18n/messages";
import { Button } from "@parlour/web/ui/button";
import { useGame } from "./game-context.ts";

export type MoveTone = "play" | "danger" | "primary" | "secondary";

type MoveButtonsProps<Move extends string> = {
  moves: readonly { kind: Move; cost: number; name: MessageKey; tone: MoveTone; isBlocked?: boolean }[];
  disabled: boolean;
  /** Why the player cannot pay for a move; null if they can. */
  hindrance: (cost: number) => MessageKey | null;
  onMove: (kind: Move) => void;
  /** The move that the strategy hint recommends, which is marked. */
  hinted?: Move | null;
};

/** The player's decisions during a round, each with its extra stake. */
export function MoveButtons<Move extends string>(props: MoveButtonsProps<Move>) {
  const { moves, disabled, hindrance, onMove, hinted = null } = props;
  const { t, money } = useGame();
  return (
    <div className="table-moves">
      {moves.map(({ kind, cost, name, tone, isBlocked = false }) => {
        const reason = hindrance(cost);
        return (
          <Button
            key={kind}
            size="xl"
            variant={tone}
            data-hinted={kind === hinted || undefined}
            disabled={disabled || isBlocked || reason !== null}
            onClick={() => onMove(kind)}
          >
            <span className="grid leading-tight">
              {t(name)}
              {cost > 0 ? (
                <small className="text-xs font-medium">
                  {reason === null ? `+${money(cost)}` : t(reason)}
                </small>
              ) : null}
            </span>
          </Button>
        );
      })}
    </div>
  );
}
