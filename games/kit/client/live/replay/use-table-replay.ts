import { getSharedRound } from "@parlour/contracts/calls/play/shared-rounds/get-shared-round";
import type { ReplayableRound } from "@parlour/contracts/entities/table-round";
import type { LiveRound } from "@parlour/contracts/sockets/live-table";
import { client } from "@parlour/web/api/client";
import { useCallback, useEffect, useState } from "react";
import { replayedRound } from "./replayed-round.ts";

const read = client(getSharedRound);

export type TableReplay = {
  /** The past round that the table shows now; null while it shows the live one. */
  round: LiveRound | null;
  /** The player's own bets in the past round. */
  mine: ReplayableRound["mine"];
  start(number: number): Promise<void>;
  stop(): void;
};

/** Replays past rounds of a table. The live round continues in the meantime and is shown again at the end. */
export function useTableReplay(slug: string, now: () => number): TableReplay {
  const [round, setRound] = useState<LiveRound | null>(null);
  const [mine, setMine] = useState<ReplayableRound["mine"]>([]);
  useEffect(() => {
    if (round === null) return;
    const isOver = round.phase === "RESULT";
    const next = isOver ? null : ({ ...round, phase: "RESULT" } as const);
    const timer = setTimeout(() => setRound(next), (isOver ? round.nextAt! : round.endsAt!) - now());
    return () => clearTimeout(timer);
  }, [round, now]);
  const start = useCallback(
    async (number: number) => {
      const past = await read({ params: { slug, number } });
      if (past.isVoid || past.startsAt === null || past.endsAt === null) return;
      setMine(past.mine);
      setRound(replayedRound(past, now()));
    },
    [slug, now],
  );
  const stop = useCallback(() => setRound(null), []);
  return { round, mine, start, stop };
}
