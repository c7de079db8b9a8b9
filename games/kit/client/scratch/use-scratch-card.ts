import { useRef, useState } from "react";
import { SCRATCH_PANELS, type ScratchView } from "../../math/scratch/scratch-card.ts";
import { useGame } from "../game-context.ts";
import { useQuickRound } from "../use-quick-round.ts";

const STEP_MS = 110;
const LOOK_MS = 450;
const everyPanel = Array.from({ length: SCRATCH_PANELS }, (_, panel) => panel);

/** The state of a scratch card: the ticket, and the panels that the player has scratched open. */
export function useScratchCard() {
  const { t, money, sound, motion, replay } = useGame();
  const [view, setView] = useState<ScratchView | null>(null);
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const [isScratching, setScratching] = useState(false);
  const opened = useRef(new Set<number>());
  const finish = useRef<(() => void) | null>(null);
  const isAutomatic = useRef(false);

  const scratch = (panel: number) => {
    if (opened.current.has(panel) || finish.current === null) return;
    opened.current.add(panel);
    sound.play("flip");
    setOpen(new Set(opened.current));
    if (opened.current.size === SCRATCH_PANELS) finish.current();
  };
  const scratchAll = async () => {
    for (const panel of everyPanel) {
      if (opened.current.has(panel)) continue;
      scratch(panel);
      await motion.pause(STEP_MS);
    }
  };

  const table = useQuickRound<ScratchView>({
    bet: {},
    async reveal(next) {
      opened.current = new Set();
      setOpen(new Set());
      setView(next);
      const isDone = new Promise<void>((resolve) => {
        finish.current = resolve;
      });
      setScratching(true);
      if (isAutomatic.current || replay !== null) void scratchAll();
      await isDone;
      finish.current = null;
      setScratching(false);
      await motion.pause(LOOK_MS);
    },
    textOf: ({ win }) => (win === 0 ? t("games.noWin") : money(win)),
  });
  isAutomatic.current = table.autoplay.running;
  return { ...table, view, open, isScratching, scratch, scratchAll: () => void scratchAll() };
}
