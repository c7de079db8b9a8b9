import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import { useEffect, useState } from "react";
import type { TableFocus } from "./table-camera.ts";

/** How long the cards stay in the picture after the round has ended. */
const readMs = 1_300;

/** The part of the table to show: the cards while they are dealt, then the whole table, where bets are paid. */
export function useTableFocus(round: LiveRound | null): TableFocus {
  const phase = round?.phase ?? null;
  const isOver = phase === "RESULT";
  const number = round?.number;
  const [readRound, setReadRound] = useState<number | undefined>(undefined);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(() => setReadRound(number), readMs);
    return () => clearTimeout(timer);
  }, [isOver, number]);
  if (phase === "RUNNING") return "cards";
  return isOver && readRound !== number ? "cards" : "whole";
}
