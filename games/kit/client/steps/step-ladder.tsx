import { useEffect, useRef } from "react";
import { multiplierOf, type PayFraction } from "../../math/pay.ts";
import { useGame } from "../game-context.ts";
import { multiplierFormat } from "../multiplier-format.ts";

type StepLadderProps = {
  label: string;
  pays: readonly PayFraction[];
  passed: number;
  lost: boolean;
  /** Whether the round was cashed out and therefore has no next step. */
  isCashedOut?: boolean;
};

/**
 * The payout of each step in a row that scrolls with the player's progress: passed steps are lit, and the
 * next one is framed.
 */
export function StepLadder({ label, pays, passed, lost, isCashedOut = false }: StepLadderProps) {
  const { language } = useGame();
  const times = multiplierFormat(language);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const next = list.current?.children[Math.max(0, passed - 1)] as HTMLElement | undefined;
    list.current?.scrollTo({ left: (next?.offsetLeft ?? 0) - list.current.clientWidth / 3 });
  }, [passed]);
  const stateOf = (index: number) => {
    if (index < passed) return "passed";
    if (index > passed || isCashedOut) return undefined;
    return lost ? "lost" : "next";
  };
  return (
    <ol className="step-ladder" aria-label={label} ref={list}>
      {pays.map((pay, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never change order
          key={index}
          data-state={stateOf(index)}
        >
          <small>{index + 1}</small>
          {times.format(multiplierOf(pay))}×
        </li>
      ))}
    </ol>
  );
}
