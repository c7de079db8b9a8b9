import type { ReactNode } from "react";
import { AutoplayButton } from "./autoplay-button.tsx";
import { InstantButton } from "./instant-button.tsx";
import { PlayButton } from "./play-button.tsx";
import { StakeControl } from "./stake-control.tsx";
import type { QuickRound } from "./use-quick-round.ts";

type QuickDockProps = {
  table: Pick<QuickRound, "stake" | "fixed" | "moving" | "stuck" | "autoplay" | "play">;
  children: ReactNode;
  /** A second line on the button: what a win pays. */
  detail?: ReactNode;
};

/** The dock of a table where each round is one bet and one result. */
export function QuickDock({ table, children, detail }: QuickDockProps) {
  const { stake, fixed, moving, stuck, autoplay, play } = table;
  return (
    <>
      <StakeControl stake={stake} disabled={fixed} />
      <InstantButton />
      <AutoplayButton autoplay={autoplay} stake={stake.value} disabled={moving || stuck} />
      <PlayButton disabled={fixed} onClick={play} shortcut=" " detail={detail}>
        {children}
      </PlayButton>
    </>
  );
}
