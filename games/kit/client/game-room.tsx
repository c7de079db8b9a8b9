import { useEffect, useState, useSyncExternalStore } from "react";
import type { GameClient } from "./game-client.ts";
import { GameProvider } from "./game-context.ts";
import { createMotion } from "./motion.ts";
import type { Replay } from "./replay.ts";
import type { Seat } from "./seat.ts";
import { createSound, silence } from "./sound.ts";
import { tellPage } from "./tell-page.ts";

type GameRoomProps = { client: GameClient; seat: Seat; replay?: Replay | null };

/** The open game: what the table needs around it, and the voice for people who cannot see it. */
export function GameRoom({ client, seat, replay = null }: GameRoomProps) {
  const [announced, setAnnounced] = useState({ text: "", turn: 0 });
  const [room] = useState(() => ({
    client,
    seat,
    // A round that is only seen again is seen in silence.
    sound: replay ? silence : createSound(globalThis.localStorage ?? null),
    replay,
    motion: createMotion(),
    // The same words twice in a row are only read twice when the text differs: an invisible mark alternates.
    announce: (text: string) => setAnnounced(({ turn }) => ({ text, turn: turn + 1 })),
  }));
  useToldBalance(seat);
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

/** Tells the page around the frame of every change, so that its header and the game agree. */
function useToldBalance(seat: Seat): void {
  const { balance, settled } = useSyncExternalStore(seat.subscribe, seat.state);
  const { mode, currency } = seat.session;
  useEffect(() => {
    tellPage("balance", { mode, amount: seat.money.toMajor(balance), currency, settled });
  }, [seat, mode, currency, balance, settled]);
}
