import type { Kit } from "../../../kit/kit.ts";
import type { GameSession } from "./game-session.ts";
import { findSession } from "./session-store.ts";

/** A cache of sessions. They never change, so each is read once. */
export type SessionBox = {
  /** Finds a session, even an ended one, because wins may still arrive. */
  find(id: string): Promise<GameSession | undefined>;
  isOver(session: GameSession): boolean;
};

const mostKnown = 20_000;

export function createSessionBox({ db, clock }: Pick<Kit, "db" | "clock">): SessionBox {
  const known = new Map<string, GameSession>();
  return {
    async find(id) {
      const found = known.get(id);
      if (found) return found;
      const session = await findSession(db, id);
      if (!session) return undefined;
      if (known.size >= mostKnown) known.delete(known.keys().next().value!);
      known.set(id, session);
      return session;
    },
    isOver: ({ expiresAt }) => expiresAt <= clock.now(),
  };
}
