import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import type { ReactNode } from "react";
import { useGame } from "../game-context.ts";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { PlayButton } from "../play-button.tsx";
import { StakeControl } from "../stake-control.tsx";
import type { GameKey } from "../use-game-keys.ts";
import type { Stake } from "../use-stake.ts";
import { WinBanner } from "../win-banner.tsx";
import { ChatBesideTable, ChatButton } from "./chat/table-chat-parts.tsx";
import { LivePlayers } from "./live-players.tsx";
import { LiveStatus } from "./live-status.tsx";
import { ReplayNotice } from "./replay/replay-notice.tsx";
import type { EntrySeat } from "./use-entries.ts";
import "./live.css";
import "./live-spots.css";
import "./entries.css";

type EntryTableFrameProps = {
  theme: GameTheme;
  seat: EntrySeat;
  price: Stake;
  keys: readonly GameKey[];
  /** The result in one line, once the round has ended. */
  result: string;
  running: string;
  stage: ReactNode;
  /** The player's entries, shown below the stage. */
  entries: ReactNode;
  /** The buttons that change the prepared entries. */
  tools: ReactNode;
  /** The label of the button that buys the prepared entries. */
  buyName: string;
  /** The text that the list of players shows for a bet. */
  detail: (bet: LiveBet) => ReactNode;
};

/** The layout of a shared draw: status, stage, the player's entries, and the players of the round. */
export function EntryTableFrame(props: EntryTableFrameProps) {
  const { theme, seat, price, keys, result, running, stage, entries, tools, buyName, detail } = props;
  const { t, money } = useGame();
  const { table } = seat;
  return (
    <GameFrame
      theme={theme}
      table={{ ...table.live, onReplay: (number) => void table.replay.start(number) }}
      stake={price}
      atStake={seat.boughtTotal}
      result={seat.result}
      onPlay={seat.canBuy ? () => void seat.buy() : undefined}
      keys={keys}
      dock={
        <>
          <StakeControl stake={price} disabled={seat.isAsking} />
          <div className="bet-tools">{tools}</div>
          <PlayButton
            disabled={!seat.canBuy}
            onClick={() => void seat.buy()}
            detail={seat.prepared.length > 0 ? money(seat.total) : undefined}
          >
            {seat.prepared.length === 0 && seat.boughtTotal > 0 ? t("games-live.betPlaced") : buyName}
          </PlayButton>
        </>
      }
    >
      <div className="spot-table entry-table">
        <div className="spot-table-head">
          <LiveStatus table={table} running={running} result={result} />
          <ChatButton table={table} />
        </div>
        <div className="spot-table-stage">{stage}</div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
        <section className="entry-list" tabIndex={0} aria-label={t("games-live.entries")}>
          {seat.isTooMuch ? <p className="entry-note">{t("games-live.tooManyEntries")}</p> : null}
          {entries}
        </section>
        <aside className="spot-table-side">
          <LivePlayers table={table} detail={detail} />
          <ChatBesideTable table={table} />
        </aside>
      </div>
      <WinBanner centred result={seat.result} />
      <ReplayNotice replay={table.replay} />
    </GameFrame>
  );
}
