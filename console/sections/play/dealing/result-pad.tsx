import type { CallableOutcome } from "@parlour/contracts/entities/dealt-table";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useState } from "react";

type ResultPadProps = {
  outcomes: readonly CallableOutcome[];
  disabled: boolean;
  onCall: (called: CallableOutcome) => void;
};

const tones: Readonly<Record<string, string>> = {
  red: "bg-oxblood text-white",
  black: "bg-ink text-ivory",
  green: "bg-felt text-white",
};

/** Calls a result by tapping it, or with a scanner, which types the result and presses Enter. */
export function ResultPad({ outcomes, disabled, onCall }: ResultPadProps) {
  const [text, setText] = useState("");
  const scanned = outcomes.find(({ result }) => result.text === text.trim());
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (disabled || scanned === undefined) return;
    setText("");
    onCall(scanned);
  };
  return (
    <>
      <fieldset
        disabled={disabled}
        aria-label="Result"
        className="grid grid-cols-6 gap-1.5 sm:grid-cols-10 lg:grid-cols-8 xl:grid-cols-10"
      >
        {outcomes.map((called) => (
          <button
            key={called.result.text}
            type="button"
            onClick={() => onCall(called)}
            className={`min-h-11 rounded-chip border border-ivory/25 font-semibold tabular-nums disabled:opacity-45 ${tones[called.result.tone] ?? "bg-raised"}`}
          >
            {called.result.text}
          </button>
        ))}
      </fieldset>
      <form onSubmit={submit} className="flex items-end gap-3">
        <TextField
          label="Scan or type the result"
          value={text}
          disabled={disabled}
          inputMode="numeric"
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" disabled={disabled || scanned === undefined}>
          Next
        </Button>
      </form>
    </>
  );
}
