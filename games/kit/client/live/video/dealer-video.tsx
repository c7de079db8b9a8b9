import { IconButton } from "@parlour/web/ui/icon-button";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useEffect, useRef, useState } from "react";
import { useGame } from "../../game-context.ts";
import { useTile } from "../../tile.ts";
import type { LiveSeat } from "../use-live-table.ts";
import { TipButton } from "./tip-button.tsx";
import type { TableVideo } from "./use-table-video.ts";
import "./dealer-video.css";

type DealerVideoProps = { video: TableVideo; table: LiveSeat };

/** The dealer's video. Its sound is off until the player turns it on. */
export function DealerVideo({ video: { stream, setWanted }, table }: DealerVideoProps) {
  const { t } = useGame();
  const element = useRef<HTMLVideoElement>(null);
  const [isLoud, setLoud] = useState(false);
  const isHeard = useTile()?.isHeard ?? true;
  const { restriction, isConnected } = table;
  const isAway = restriction?.code === "DEALER_AWAY" || restriction?.code === "TABLE_CLOSED";
  useEffect(() => {
    // Without a connection we don't know whether the dealer is still there, so we leave the video on.
    if (isConnected) setWanted(!isAway);
  }, [isConnected, isAway, setWanted]);
  const isShown = stream !== null && !isAway;
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    shown.srcObject = isShown ? stream : null;
    // A browser may refuse to start a video automatically; it then starts with the next tap on the page.
    if (isShown) shown.play().catch(() => {});
  }, [stream, isShown]);
  return (
    <div className="dealer-video" data-state={isShown ? "live" : isAway ? "away" : "waiting"}>
      <video
        ref={element}
        autoPlay
        playsInline
        muted={!isLoud || !isHeard}
        aria-label={t("games-dealt.video")}
      />
      {isShown ? (
        <div className="dealer-video-tools">
          {table.live.tip ? <TipButton table={table} offer={table.live.tip} /> : null}
          <IconButton
            className="dealer-video-sound"
            label={t(isLoud ? "games-dealt.soundOff" : "games-dealt.soundOn")}
            aria-pressed={isLoud}
            icon={
              isLoud ? <Volume2 size={19} aria-hidden="true" /> : <VolumeX size={19} aria-hidden="true" />
            }
            onClick={() => setLoud(!isLoud)}
          />
        </div>
      ) : (
        <p>{t(isAway ? "games-dealt.away" : "games-dealt.connecting")}</p>
      )}
    </div>
  );
}
