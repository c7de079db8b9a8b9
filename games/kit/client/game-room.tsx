import { useEffect, useState, useSyncExternalStore } from "react";
import type { GameClient } from "./game-client.ts";
import { GameProvider } from "./game-context.ts";
import { createMotion } from "./motion.ts";
import { postToPage } from "./post-to-page.ts";
import type { Replay } from "./replay.ts";
import type { Seat } from "./seat.ts";
import { createSound, silence } from "./sound.ts";
import { readTile, useTile, useTileUse } from "./tile.ts";

type GameRoomProps = { client: GameClient; seat: Seat; replay?: Replay | null };

/** The open game: provides the game context and a live region for screen readers. */
export function GameRoom({ client, seat, replay = null }: GameRoomProps) {
  const [announced, setAnnounced] = useState({ text: "", turn: 0 });
  const [room] = useState(() => ({
    client,
    seat,
    // Replays play no sounds.
    sound: replay ? silence : createSound(globalThis.localStorage ?? null, () => readTile()?.isHeard ?? true),
    replay,
    motion: createMotion(),
    // Screen readers ignore a repeated text, so an invisible character is added every second time.
    announce: (text: string) => setAnnounced(({ turn }) => ({ text, turn: turn + 1 })),
  }));
  usePostedBalance(seat);
  usePageBalance(seat);
  useTileUse();
  const { Table } = client;
  return (
    <GameProvider value={room}>
      <Table />
      <p role="status" className="sr-only">
        {announced.text}
        {announced.turn % 2 === 1 ? "\u200b" : ""}
      </p>
    </GameProvider>
  );
}

/** Posts every balance change to the page around the frame, so that its header shows the same amount. */
function usePostedBalance(seat: Seat): void {
  const { balance, settled } = useSyncExternalStore(seat.subscribe, seat.state);
  const { mode, currency } = seat.session;
  useEffect(() => {
    // The page passed this balance on from another table, so it need not be told.
    if (seat.money.toMajor(balance) === readTile()?.balance) return;
    postToPage("balance", { mode, amount: seat.money.toMajor(balance), currency, settled });
  }, [seat, mode, currency, balance, settled]);
}

/** Takes over the balance that another table on the page reported, so that this one knows what it can stake. */
function usePageBalance(seat: Seat): void {
  const balance = useTile()?.balance ?? null;
  useEffect(() => {
    if (balance !== null) seat.hear({ balance: seat.money.toMinor(balance) });
  }, [seat, balance]);
}
