import type { Kit } from "../../kit/kit.ts";
import type { GameSession } from "./game-session.ts";
import { findSession } from "./session-store.ts";

/** An open game and when its last round began, on this server. */
export type OpenGame = { session: GameSession; lastStartMs: number };

/** Sessions never change, so each is read once. */
export type SessionBox = {
  /** Also one that has ended: wins may still come for it. */
  find(id: string): Promise<OpenGame | undefined>;
  isOver(session: GameSession): boolean;
};

const mostKnown = 20_000;

export function createSessionBox({ db, clock }: Pick<Kit, "db" | "clock">): SessionBox {
  const known = new Map<string, OpenGame>();
  return {
    async find(id) {
      const found = known.get(id);
      if (found) return found;
      const session = await findSession(db, id);
      if (!session) return undefined;
      if (known.size >= mostKnown) known.delete(known.keys().next().value!);
      const open = { session, lastStartMs: Number.NEGATIVE_INFINITY };
      known.set(id, open);
      return open;
    },
    isOver: ({ expiresAt }) => expiresAt <= clock.now(),
  };
}
