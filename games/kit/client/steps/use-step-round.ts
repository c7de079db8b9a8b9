import { useState } from "react";
import type { StepAction, StepView } from "../../math/step-game.ts";
import type { PlayedRound } from "../auto-bet.ts";
import { useGame } from "../game-context.ts";
import type { Round } from "../seat.ts";
import { useAutoplay } from "../use-autoplay.ts";
import { useResult } from "../use-result.ts";
import { useRounds } from "../use-rounds.ts";
import { useStake } from "../use-stake.ts";

type StepTable<Setting, Choice, Shown> = {
  /** The initial setting, such as the difficulty, until the player changes it. */
  setting: Setting;
  /** Returns the next choice during autoplay. */
  autoChoice: () => Choice;
  /** Animations of a step, before and after its result is shown. */
  beforeStep?: (view: StepView<Setting, Choice, Shown>) => Promise<void>;
  afterStep?: (view: StepView<Setting, Choice, Shown>) => Promise<void>;
};

/** The state of a step game's table: the current round, or the last one until the next begins. */
export function useStepRound<Setting, Choice, Shown>(table: StepTable<Setting, Choice, Shown>) {
  type View = StepView<Setting, Choice, Shown>;
  const { t, money, sound, announce } = useGame();
  const rounds = useRounds<View>();
  const stake = useStake();
  const { result, show, clear } = useResult();
  const [round, setRound] = useState<Round<View> | null>(rounds.resumed);
  const [view, setView] = useState<View | null>(rounds.resumed?.view ?? null);
  const [setting, setSetting] = useState(rounds.resumed?.view.setting ?? table.setting);
  const [pending, setPending] = useState<Choice | null>(null);
  const [moving, setMoving] = useState(false);
  /** The number of steps after which autoplay cashes out. */
  const [target, setTarget] = useState(1);

  const begin = async (): Promise<Round<View> | null> => {
    clear();
    setView(null);
    const next = await rounds.play({ stake: stake.value, setting });
    if (next === null) return null;
    setView(next.view);
    setRound(next);
    return next;
  };
  const act = async (current: Round<View>, action: StepAction<Choice>): Promise<Round<View> | null> => {
    const next = await rounds.act(current, action);
    if (next === null) return null;
    const isStep = action.kind === "step";
    if (isStep) await table.beforeStep?.(next.view);
    setView(next.view);
    setRound(next.done ? null : next);
    const isLost = next.view.outcome === "lost";
    if (isStep) {
      sound.play(isLost ? "boom" : "gem");
      await table.afterStep?.(next.view);
    }
    if (next.done) show(next, t(isLost ? "games-steps.lost" : "games-steps.cashed"));
    else {
      const { multiplier, cashOut } = next.view;
      announce(t("games-steps.announcement", { multiplier, amount: money(cashOut) }));
    }
    return next;
  };
  /** Marks the table as busy until `work` is done; `choice` is shown as pending. */
  const during = async <Answer>(choice: Choice | null, work: () => Promise<Answer>): Promise<Answer> => {
    setMoving(true);
    setPending(choice);
    const answer = await work();
    setPending(null);
    setMoving(false);
    return answer;
  };
  const step = async (choice: Choice, known: Round<View> | null): Promise<Round<View> | null> => {
    const current = known ?? (await begin());
    if (current === null) return null;
    setPending(choice);
    return await act(current, { kind: "step", choice });
  };
  const playToTarget = (): Promise<PlayedRound | null> =>
    during(null, async () => {
      let current = await step(table.autoChoice(), null);
      while (current !== null && !current.done && current.view.passed < target)
        current = await step(table.autoChoice(), current);
      return current === null || current.done ? current : await act(current, { kind: "cashOut" });
    });
  const autoplay = useAutoplay(playToTarget, stake);
  const fixed = moving || rounds.busy || rounds.stuck || autoplay.running;

  return {
    stake,
    setting,
    setSetting(next: Setting) {
      if (fixed || round !== null) return;
      setSetting(next);
      // The multipliers of the last round do not apply to the new setting.
      setView(null);
      clear();
    },
    round,
    view,
    result,
    /** The choice that has been sent but has no result yet. */
    pending,
    moving,
    /** Whether the controls are disabled, for example while a step is pending or autoplay is running. */
    fixed,
    playing: round !== null,
    autoplay,
    target,
    setTarget,
    /** Takes a step; starts a new round if there is none. */
    pick(choice: Choice) {
      if (!fixed) void during(choice, () => step(choice, round));
    },
    cashOut() {
      if (!fixed && round !== null && round.view.passed > 0)
        void during(null, () => act(round, { kind: "cashOut" }));
    },
  };
}

/** The part of the state that the controls of all step games use. */
export type StepRound = Pick<
  ReturnType<typeof useStepRound<unknown, unknown, unknown>>,
  "stake" | "fixed" | "playing" | "autoplay" | "target" | "setTarget" | "cashOut"
> & { round: { view: { cashOut: number; passed: number; multiplier: number } } | null };
