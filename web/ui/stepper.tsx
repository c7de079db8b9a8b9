import Check from "lucide-react/icons/check";
import { classNames } from "./class-names.ts";

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** The index of the current step; greater than the last index when all steps are done. */
  current: number;
  /** The text that screen readers read before a finished step, for example "Done:". */
  doneLabel: string;
};

/** Shows the current step of a process with several pages. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  return (
    <ol aria-label={label} className="flex items-start">
      {steps.map((step, index) => {
        const done = index < current;
        const active = index === current;
        return (
          <li
            key={step}
            aria-current={active ? "step" : undefined}
            className="relative flex min-w-0 flex-1 flex-col items-center gap-2 px-1 text-center"
          >
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={classNames(
                  "absolute top-4 right-1/2 mr-5 h-px w-[calc(100%-2.5rem)]",
                  done || active ? "bg-brass" : "bg-line",
                )}
              />
            ) : null}
            <span
              aria-hidden="true"
              className={classNames(
                "grid size-8 place-items-center rounded-full border text-sm font-semibold",
                done && "brass-fill border-transparent",
                active && "border-brass text-bright",
                !done && !active && "border-line text-mist",
              )}
            >
              {done ? <Check size={16} /> : index + 1}
            </span>
            <span
              className={classNames(
                "text-sm",
                active ? "font-semibold text-ivory" : "text-mist max-sm:sr-only",
              )}
            >
              {done ? <span className="sr-only">{doneLabel} </span> : null}
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
