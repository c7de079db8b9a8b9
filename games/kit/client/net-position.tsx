import { getGameSession } from "@parlour/contracts/calls/play/games/get-game-session";
import { client } from "@parlour/web/api/client";
import { useEffect, useState } from "react";
import { useGame, useSeat } from "./game-context.ts";

const read = client(getGameSession);

/** Wins less stakes since login, reloaded after each round. Shown only where the jurisdiction requires it. */
export function NetPosition() {
  const { session, t, money, toMinor } = useGame();
  const { balance, settled } = useSeat();
  const [net, setNet] = useState(session.netPosition);
  const isShown = session.netPosition !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads after every balance change
  useEffect(() => {
    if (!isShown || !settled) return;
    const leaving = new AbortController();
    read({ params: { gameSession: session.gameSession }, signal: leaving.signal }).then(
      ({ netPosition }) => setNet(netPosition),
      // A failed request is ignored, because the next round reloads the amount.
      () => {},
    );
    return () => leaving.abort();
  }, [balance, settled, isShown, session.gameSession]);
  if (net === null) return null;
  return (
    <p className="text-2xs whitespace-nowrap text-mist sm:text-sm">
      {t("games.net")} <span className="tabular-nums">{money(toMinor(net))}</span>
    </p>
  );
}
