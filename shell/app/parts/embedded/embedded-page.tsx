import { type ReactNode, useEffect } from "react";
import type { Player } from "../player.server.ts";
import { useBalances } from "../wallet.ts";
import { EmbeddedFrame, type EmbeddedReaders } from "./embedded-frame.tsx";
import { publishBalances } from "./publish-balances.ts";

type EmbeddedPageProps = {
  /** The signed-in player; null for visitors. */
  player: Player | null;
  language: string;
  readers: EmbeddedReaders;
  /** The text shown without JavaScript. */
  needsScripts: string;
  skeleton: ReactNode;
};

/** A part of the embedded app that visitors can use as well as players. */
export function EmbeddedPage({ player, needsScripts, ...rest }: EmbeddedPageProps) {
  return (
    <>
      <noscript>
        <p className="rounded-panel border border-line bg-velvet p-5">{needsScripts}</p>
      </noscript>
      {player ? (
        <PlayerFrame player={player} {...rest} />
      ) : (
        <EmbeddedFrame session={null} findBalances={() => null} {...rest} />
      )}
    </>
  );
}

function PlayerFrame({
  player,
  ...rest
}: Omit<EmbeddedPageProps, "player" | "needsScripts"> & { player: Player }) {
  const balances = useBalances(player);
  useEffect(() => publishBalances(balances), [balances]);
  return (
    <EmbeddedFrame
      session={player.session}
      findBalances={() => (balances === null ? null : [...balances])}
      {...rest}
    />
  );
}
