import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { createSound, type Sound } from "@parlour/games/kit/client/sound";
import { useEffect, useRef, useState } from "react";

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Plays sounds for cards, chips and the player's turn, unless sound is switched off. */
export function useTableSounds(view: PokerTableView | null): { isOn: boolean; toggle: () => void } {
  const sound = useRef<Sound | null>(null);
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    sound.current = createSound(storage());
    setOn(sound.current.on);
  }, []);
  const hand = view?.hand ?? null;
  const last = hand?.log.at(-1)?.kind;
  const isOwnTurn = hand !== null && hand.toAct !== null && hand.toAct === view?.you.seat;
  const moment = hand ? `${hand.number}:${hand.log.length}` : "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: one sound for each new line of the log
  useEffect(() => {
    if (last === "board" || last === "reveal") sound.current?.play("card");
    else if (last === "bet" || last === "raise" || last === "call") sound.current?.play("chip");
    else if (last === "check" || last === "fold") sound.current?.play("press");
  }, [moment]);
  useEffect(() => {
    if (isOwnTurn) sound.current?.play("flip");
  }, [isOwnTurn]);
  return { isOn, toggle: () => setOn(sound.current?.toggle() ?? false) };
}
