import "./slots.css";
import { type CSSProperties, useEffect, useRef, useState } from "react";
import { costOf } from "../../math/slots/bet-modes.ts";
import type { Slot } from "../../math/slots/slot.ts";
import { AutoplayButton } from "../autoplay-button.tsx";
import { useGame } from "../game-context.ts";
import { GameFrame } from "../game-frame.tsx";
import { PlayButton } from "../play-button.tsx";
import { StakeControl } from "../stake-control.tsx";
import { useAutoplay } from "../use-autoplay.ts";
import { type Result, resultTier } from "../use-result.ts";
import { useStake } from "../use-stake.ts";
import { WinBanner } from "../win-banner.tsx";
import { BetModes } from "./bet-modes.tsx";
import { InterludeCard } from "./interlude-card.tsx";
import { JackpotStrip } from "./jackpot-strip.tsx";
import { PickBonus } from "./pick-bonus.tsx";
import { PrizeStrip } from "./prize-strip.tsx";
import { QuickSpinButton } from "./quick-spin-button.tsx";
import type { Skin } from "./skin.ts";
import { SlotHud } from "./slot-hud.tsx";
import { createSlotStage, type SlotStage } from "./stage/slot-stage.ts";
import { openingScreen, useSlotRound } from "./use-slot-round.ts";
import { WinCelebration } from "./win-celebration.tsx";

/** The slot machine: the reels are drawn on a canvas, and all text is in the page around it. */
export function SlotTable({ slot, skin }: { slot: Slot; skin: Skin }) {
  const { session, t, motion, sound } = useGame();
  const room = useRef<HTMLDivElement>(null);
  const reels = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLCanvasElement>(null);
  const stage = useRef<SlotStage | null>(null);
  const stake = useStake();
  const round = useSlotRound(slot, stage);
  const [isAnte, setAnte] = useState(false);
  const [winText, setWinText] = useState<string | null>(null);
  const mode = isAnte && !stake.locked && session.anteBetsAllowed ? "ante" : undefined;
  const autoplay = useAutoplay(() => round.play(stake.value, mode), stake, { hasFeatures: true });

  useEffect(() => {
    const place = room.current!;
    const made = createSlotStage({
      reels: reels.current!,
      frame: frame.current!,
      slot,
      skin,
      screen: openingScreen(slot),
      motion,
      sound,
      onWinShown: setWinText,
    });
    stage.current = made;
    const watch = new ResizeObserver(() => made.resize(place.clientWidth, place.clientHeight));
    watch.observe(place);
    return () => {
      watch.disconnect();
      made.destroy();
    };
  }, [slot, skin, motion, sound]);

  const isIdle = !round.isPlaying && !round.busy && !round.stuck;
  const press = () => {
    if (isIdle && !autoplay.running) void round.play(stake.value, mode);
    else if (round.bonus) round.bonus.skip();
    // Stopping the reels early makes rounds faster, so it is possible only where turbo is allowed.
    else if (session.turboAllowed) motion.skip();
  };
  return (
    <GameFrame
      theme={skin.theme}
      onPlay={round.stuck ? undefined : press}
      stake={isIdle ? stake : undefined}
      result={round.result}
      keys={
        session.turboAllowed ? [{ key: "q", label: "games-slots.quickSpin", press: round.toggleQuick }] : []
      }
      dock={
        <>
          <StakeControl stake={stake} disabled={!isIdle || autoplay.running} />
          {session.turboAllowed ? (
            <QuickSpinButton isOn={round.isQuick} onToggle={round.toggleQuick} />
          ) : null}
          <AutoplayButton autoplay={autoplay} stake={costOf(slot, stake.value, mode)} disabled={!isIdle} />
          <PlayButton onClick={press} disabled={round.stuck} shortcut=" ">
            {round.isPlaying ? t("games-slots.skip") : t("games-slots.spin")}
          </PlayButton>
        </>
      }
    >
      <div
        className="slot-room"
        style={{ "--slot-near": skin.room[0], "--slot-far": skin.room[1] } as CSSProperties}
      >
        <WideScene slug={skin.slug} />
        <JackpotStrip />
        {slot.holdAndWin ? (
          <PrizeStrip hold={slot.holdAndWin} stake={stake.value} won={round.hud.prizes} />
        ) : null}
        <SlotHud
          hud={round.hud}
          tier={round.result && resultTier(round.result)}
          stake={stake.value}
          slot={slot}
          skin={skin}
        />
        {round.isPlaying || !isGreat(round.result) ? null : <WinBanner result={round.result} isCounted />}
        <div className="slot-machine" ref={room}>
          <canvas ref={frame} />
          <canvas ref={reels} role="img" aria-label={t("games-slots.reels", { count: slot.reels.length })} />
          {round.interlude ? <InterludeCard interlude={round.interlude} /> : null}
          {round.bonus ? <PickBonus {...round.bonus} stake={stake.value} /> : null}
          {round.celebration ? <WinCelebration celebration={round.celebration} /> : null}
        </div>
        <p className="slot-win-text">{winText ?? "\u00a0"}</p>
        <BetModes
          slot={slot}
          stake={stake}
          isAnte={isAnte}
          disabled={!isIdle || autoplay.running}
          onAnte={setAnte}
          onBuy={() => void round.play(stake.value, "buy")}
        />
      </div>
    </GameFrame>
  );
}

/** The slot's wide picture, without lettering or blur, as the background of the machine. */
function WideScene({ slug }: { slug: string }) {
  const widths = [640, 1200];
  const sizes = "100vw";
  const setOf = (format: string) =>
    widths.map((width) => `/art/${slug}-wide-${width}.${format} ${width}w`).join(", ");
  return (
    <picture className="slot-scene slot-scene-wide">
      <source srcSet={setOf("avif")} sizes={sizes} type="image/avif" />
      <img src={`/art/${slug}-wide-640.webp`} alt="" width={1200} height={525} />
    </picture>
  );
}

/**
 * Whether the win gets a banner. Smaller wins are shown as text in the same place above the reels, so no
 * symbol is covered.
 */
function isGreat(result: Result | null): boolean {
  return result !== null && ["big", "huge"].includes(resultTier(result));
}
