import { Button } from "@parlour/web/ui/button";
import type { ReactNode } from "react";
import { AutoplayButton } from "../autoplay-button.tsx";
import { useGame } from "../game-context.ts";
import { InstantButton } from "../instant-button.tsx";
import { KeyHint } from "../key-hint.tsx";
import { multiplierFormat } from "../multiplier-format.ts";
import { PlayButton } from "../play-button.tsx";
import { StakeControl } from "../stake-control.tsx";
import { StepTarget } from "./step-target.tsx";
import type { StepRound } from "./use-step-round.ts";

type StepDockProps = {
  table: StepRound;
  /** The maximum number of steps in a round. */
  steps: number;
  label: ReactNode;
  icon?: ReactNode;
  onStep: () => void;
};

/** The dock of a step game: stake and first step between rounds, next step and cash-out during a round. */
export function StepDock({ table, steps, label, icon, onStep }: StepDockProps) {
  const { t, money, language } = useGame();
  const { stake, fixed, playing, autoplay, round } = table;
  if (playing && !autoplay.running && round !== null) {
    const { cashOut, multiplier, passed } = round.view;
    return (
      <>
        <Button size="xl" disabled={fixed} onClick={onStep} icon={icon} aria-keyshortcuts="Space">
          {label}
          <KeyHint name=" " />
        </Button>
        <PlayButton
          tone="collect"
          disabled={fixed || passed === 0}
          shortcut="C"
          onClick={table.cashOut}
          detail={
            passed === 0
              ? t("games-steps.first")
              : `${money(cashOut)} · ${multiplierFormat(language).format(multiplier)}×`
          }
        >
          {t("games.cashOut")}
        </PlayButton>
      </>
    );
  }
  return (
    <>
      <StakeControl stake={stake} disabled={fixed} />
      <InstantButton />
      <AutoplayButton autoplay={autoplay} stake={stake.value} disabled={fixed}>
        <StepTarget steps={steps} value={table.target} onChange={table.setTarget} />
      </AutoplayButton>
      <PlayButton disabled={fixed} onClick={onStep} shortcut=" ">
        {label}
      </PlayButton>
    </>
  );
}
