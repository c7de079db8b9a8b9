import { useTranslation } from "@parlour/web/i18n/translation-context";
import type { Translate } from "@parlour/web/i18n/translator";
import { createContext, useContext, useSyncExternalStore } from "react";
import type { SessionAnswer } from "./game-api.ts";
import type { GameClient } from "./game-client.ts";
import type { Motion } from "./motion.ts";
import type { Replay } from "./replay.ts";
import type { Seat, SeatState } from "./seat.ts";
import type { Sound } from "./sound.ts";

type Shared = {
  client: GameClient;
  seat: Seat;
  sound: Sound;
  motion: Motion;
  /** Null while the game is played; otherwise the table only shows what was. */
  replay: Replay | null;
  /** Said politely to people who cannot see the table. */
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

/** Everything that a table may ask of the kit, apart from what changes while it plays. */
export function useGame(): Game {
  const shared = useContext(GameContext);
  if (shared === null) throw new Error("useGame needs a game around it");
  const { t, language } = useTranslation();
  const { format, short, toMinor, toMajor } = shared.seat.money;
  const { session } = shared.seat;
  return { ...shared, session, t, language, money: format, short, toMinor, toMajor };
}

/** Balance, problem and whether the server is being asked: what changes while the game is played. */
export function useSeat(): SeatState {
  const { seat } = useGame();
  return useSyncExternalStore(seat.subscribe, seat.state);
}
