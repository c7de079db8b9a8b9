import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { SessionAnswer } from "./game-api.ts";
import type { GameClient } from "./game-client.ts";
import type { Motion } from "./motion.ts";
import type { Replay } from "./replay.ts";
import type { Seat, SeatState } from "./seat.ts";
import type { Sound } from "./sound.ts";
import type { Instant } from "./use-instant.ts";

type Shared = {
  client: GameClient;
  seat: Seat;
  sound: Sound;
  motion: Motion;
  /** The past round that the table replays; null in normal play. */
  replay: Replay | null;
  /** Instant play; null where it is not offered. */
  instant: Instant | null;
  /** Has screen readers announce the text after what they are already reading. */
  announce: (text: string) => void;
};

const GameContext = createContext<Shared | null>(null);
export const GameProvider = GameContext.Provider;

type Game = Shared & {
  session: SessionAnswer;
  t: Translate;
  language: string;
  money: (minor: number) => string;
  short: (minor: number) => string;
  toMinor: (major: number) => number;
  toMajor: (minor: number) => number;
};

/** The values that stay the same while the game is open. */
export function useGame(): Game {
  const shared = useContext(GameContext);
  if (shared === null) throw new Error("useGame needs a game around it");
  const { t, language } = useTranslation();
  const { format, short, toMinor, toMajor } = shared.seat.money;
  const { session } = shared.seat;
  return { ...shared, session, t, language, money: format, short, toMinor, toMajor };
}

/** The values that change while the game is open: balance, problem and pending requests. */
export function useSeat(): SeatState {
  const { seat } = useGame();
  return useSyncExternalStore(seat.subscribe, seat.state, seat.state);
}
