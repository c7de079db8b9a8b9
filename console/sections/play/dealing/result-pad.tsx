import type { CallableOutcome } from "@parlour/contracts/entities/dealt-table";
import { Button } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { resultTones } from "./result-tones.ts";

type ResultPadProps = {
  outcomes: readonly CallableOutcome[];
  disabled: boolean;
  onCall: (called: CallableOutcome) => void;
};

/**
 * Calls a result by tapping it, or with a scanner, which types the result and presses Enter. The field gets
 * the focus as soon as a result is awaited, so that a scan is never lost.
 */
export function ResultPad({ outcomes, disabled, onCall }: ResultPadProps) {
  const [text, setText] = useState("");
  const [isUnknown, setUnknown] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field gets no focus on a touch screen, where the dealer taps and the focus would bring up a keyboard over
    // the pad.
    if (!disabled && matchMedia("(pointer: fine)").matches) field.current?.focus();
  }, [disabled]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const scanned = outcomes.find(({ result }) => result.text === text.trim());
    setUnknown(scanned === undefined);
    if (disabled || scanned === undefined) return field.current?.select();
    setText("");
    onCall(scanned);
  };
  return (
    <>
      <fieldset
        disabled={disabled}
        aria-label="Result"
        className="grid grid-cols-6 gap-1.5 sm:grid-cols-12 lg:grid-cols-6 2xl:grid-cols-12"
      >
        {outcomes.map((called) => (
          <button
            key={called.result.text}
            type="button"
            onClick={() => onCall(called)}
            className={classNames(
              "min-h-11 rounded-chip border border-ivory/25 font-semibold tabular-nums transition-opacity disabled:opacity-60",
              resultTones[called.result.tone] ?? "bg-raised",
              // Zero is above the other numbers, as on a roulette layout.
              called.result.tone === "green" && outcomes.length % 6 === 1 && "col-span-full",
            )}
          >
            {called.result.text}
          </button>
        ))}
      </fieldset>
      <form onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <TextField
          ref={field}
          className="min-w-40 flex-1"
          label="Scan or type the result"
          value={text}
          disabled={disabled}
          error={isUnknown ? "This isn't a possible result in this game." : undefined}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value);
            setUnknown(false);
          }}
        />
        <Button type="submit" className="mt-8" disabled={disabled || text.trim() === ""}>
          Next
        </Button>
      </form>
    </>
  );
}
