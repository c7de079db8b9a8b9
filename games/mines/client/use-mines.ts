import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import type { Round } from "../../kit/client/seat.ts";
import { useResult } from "../../kit/client/use-result.ts";
import { useRounds } from "../../kit/client/use-rounds.ts";
import { useStake } from "../../kit/client/use-stake.ts";
import { MINES_TILES, type MinesAction, type MinesView } from "../math/mines.ts";

/** The state of the field: the current round, or the last one until the next begins. */
export function useMines() {
  const { t, money, sound, announce } = useGame();
  const rounds = useRounds<MinesView>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<MinesView> | null>(rounds.resumed);
  const [view, setView] = useState<MinesView | null>(rounds.resumed?.view ?? null);
  const [count, setCount] = useState(rounds.resumed?.view.mines ?? 3);
  const [pending, setPending] = useState<number | null>(null);

  const accept = (next: Round<MinesView>) => {
    setView(next.view);
    setRound(next.done ? null : next);
    if (!next.done) return;
    show(next, t(next.view.outcome === "exploded" ? "games-mines.lost" : "games-mines.cashed"));
  };
  const act = async (action: MinesAction) => {
    if (round === null || pending !== null) return;
    setPending(action.kind === "reveal" ? action.tile : -1);
    const next = await rounds.act(round, action);
    setPending(null);
    if (next === null) return;
    if (action.kind === "reveal") {
      sound.play(next.view.outcome === "exploded" ? "boom" : "gem");
      const { multiplier, cashOut } = next.view;
      if (!next.done) announce(t("games-mines.announcement", { multiplier, amount: money(cashOut) }));
    }
    accept(next);
  };

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
    busy: rounds.busy || pending !== null,
    stuck: rounds.stuck,
    async start() {
      if (round !== null || rounds.busy) return;
      clear();
      const next = await rounds.play({ stake: stake.value, mines: count });
      if (next === null) return;
      sound.play("flip");
      accept(next);
    },
    reveal: (tile: number) => void act({ kind: "reveal", tile }),
    cashOut: () => {
      if (view !== null && view.revealed.length > 0) void act({ kind: "cashOut" });
    },
    revealAny: () => {
      const hidden = Array.from({ length: MINES_TILES }, (_, tile) => tile).filter(
        (tile) => !view?.revealed.includes(tile),
      );
      // The server has already placed the mines, so the client can pick any tile.
      const tile = hidden[Math.floor(Math.random() * hidden.length)];
      if (tile !== undefined) void act({ kind: "reveal", tile });
    },
  };
}
