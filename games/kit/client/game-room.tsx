import { useEffect, useState, useSyncExternalStore } from "react";
import type { GameClient } from "./game-client.ts";
import { GameProvider } from "./game-context.ts";
import { createMotion, prefersReducedMotion } from "./motion.ts";
import { postToPage } from "./post-to-page.ts";
import type { Replay } from "./replay.ts";
import type { Seat } from "./seat.ts";
import { defaultSound } from "./sound/sound-families.ts";
import { createSound, silence } from "./sound.ts";
import { readTile, useTile, useTileUse } from "./tile.ts";
import { useInstant } from "./use-instant.ts";

type GameRoomProps = { client: GameClient; seat: Seat; replay?: Replay | null };

/** The open game: provides the game context and a live region for screen readers. */
export function GameRoom({ client, seat, replay = null }: GameRoomProps) {
  const [announced, setAnnounced] = useState({ text: "", turn: 0 });
  const { instant, isNow } = useInstant(
    client.hasInstantPlay === true && seat.session.turboAllowed && replay === null,
  );
  const [room] = useState(() => ({
    client,
    seat,
    // Replays play no sounds.
    sound: replay
      ? silence
      : createSound(globalThis.localStorage ?? null, {
          isHeard: () => readTile()?.isHeard ?? true,
          theme: client.sound ?? defaultSound(seat.session.game.slug),
        }),
    replay,
    motion: createMotion(() => isNow() || prefersReducedMotion()),
    // Screen readers ignore a repeated text, so an invisible character is added every second time.
    announce: (text: string) => setAnnounced(({ turn }) => ({ text, turn: turn + 1 })),
  }));
  usePostedBalance(seat);
  usePageBalance(seat);
  useTileUse();
  const isHeard = useTile()?.isHeard ?? true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the music follows the table whose sound is on
  useEffect(() => room.sound.refresh(), [room, isHeard]);
  const { Table } = client;
  return (
    <GameProvider value={{ ...room, instant }}>
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
  const { balance, version, settled } = useSyncExternalStore(seat.subscribe, seat.state);
  const { mode, currency } = seat.session;
  useEffect(() => {
    const amount = seat.money.toMajor(balance);
    const tile = readTile();
    // If the page passed this balance on from another table, this table doesn't report it back.
    if (amount === tile?.balance && (version ?? 0) <= (tile.balanceVersion ?? 0)) return;
    postToPage("balance", { mode, amount, currency, settled, balanceVersion: version });
  }, [seat, mode, currency, balance, version, settled]);
}

/**
 * Takes over the balance that another table on the page reported, so that this table knows how much can be staked.
 */
function usePageBalance(seat: Seat): void {
  const { balance = null, balanceVersion: version = null } = useTile() ?? {};
  useEffect(() => {
    if (balance !== null) seat.receive({ balance: seat.money.toMinor(balance), version });
  }, [seat, balance, version]);
}
