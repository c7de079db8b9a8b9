import { useState } from "react";
import type { PlayedRound } from "../../kit/client/auto-bet.ts";
import { useGame } from "../../kit/client/game-context.ts";
import type { Round } from "../../kit/client/seat.ts";
import { useAutoplay } from "../../kit/client/use-autoplay.ts";
import { useKept } from "../../kit/client/use-kept.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import { MINES_TILES, type MinesAction, type MinesView } from "../math/mines.ts";
import { openable, readPattern } from "./mines-pattern.ts";

/** How long autoplay shows a gem before it opens the next tile. */
const OPEN_MS = 260;

/** The state of the field: the current round, or the last one until the next begins. */
export function useMines() {
  const { t, money, sound, motion, announce } = useGame();
  const rounds = useRounds<MinesView>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<MinesView> | null>(rounds.resumed);
  const [view, setView] = useState<MinesView | null>(rounds.resumed?.view ?? null);
  const [count, setCount] = useState(rounds.resumed?.view.mines ?? 3);
  const [pending, setPending] = useState<number | null>(null);
  const [pattern, setPattern] = useKept("pattern", readPattern);

  const accept = (next: Round<MinesView>) => {
    setView(next.view);
    setRound(next.done ? null : next);
    if (!next.done) return;
    show(next, t(next.view.outcome === "exploded" ? "games-mines.lost" : "games-mines.cashed"));
  };
  const begin = async (): Promise<Round<MinesView> | null> => {
    clear();
    const next = await rounds.play({ stake: stake.value, mines: count });
    if (next === null) return null;
    sound.play("flip");
    accept(next);
    return next;
  };
  const act = async (current: Round<MinesView>, action: MinesAction): Promise<Round<MinesView> | null> => {
    setPending(action.kind === "reveal" ? action.tile : -1);
    const next = await rounds.act(current, action);
    setPending(null);
    if (next === null) return null;
    if (action.kind === "reveal") {
      sound.play(next.view.outcome === "exploded" ? "boom" : "gem");
      const { multiplier, cashOut } = next.view;
      if (!next.done) announce(t("games-mines.announcement", { multiplier, amount: money(cashOut) }));
    }
    accept(next);
    return next;
  };
  /** Opens the tiles of the pattern and cashes out. */
  const playPattern = async (): Promise<PlayedRound | null> => {
    let current = await begin();
    for (const tile of openable(pattern, count)) {
      if (current === null || current.done) return current;
      current = await act(current, { kind: "reveal", tile });
      await motion.pause(OPEN_MS);
    }
    return current === null || current.done ? current : await act(current, { kind: "cashOut" });
  };
  const autoplay = useAutoplay(playPattern, stake);
  const busy = rounds.busy || pending !== null;
  const isOpen = round !== null && !busy && !autoplay.running;

  return {
    stake,
    count,
    setCount(next: number) {
      setCount(next);
      // The multipliers of the last round do not apply to a different number of mines.
      setView(null);
    },
    round,
    view,
    result,
    pending,
    autoplay,
    pattern,
    setPattern,
    /** Whether the controls are disabled, for example while a tile is being opened or autoplay is running. */
    fixed: busy || rounds.stuck || autoplay.running,
    start() {
      if (round === null && !rounds.busy && !autoplay.running) void begin();
    },
    reveal(tile: number) {
      if (isOpen) void act(round, { kind: "reveal", tile });
    },
    cashOut() {
      if (isOpen && round.view.revealed.length > 0) void act(round, { kind: "cashOut" });
    },
    revealAny() {
      const hidden = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
        (tile) => !view?.revealed.includes(tile),
      );
      // The server has already placed the mines, so the client can pick any tile.
      const tile = hidden[Math.floor(Math.random() * hidden.length)];
      if (isOpen && tile !== undefined) void act(round, { kind: "reveal", tile });
    },
  };
}
