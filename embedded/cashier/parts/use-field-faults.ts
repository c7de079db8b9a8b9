import { isSubmit } from "@parlour/web/ui/use-form-fields";
import { type FocusEvent, useState } from "react";
import { useFocusWrong } from "./use-focus-wrong.ts";

/**
 * Decides which invalid fields of a form show their errors: those that the player has left, all of them after
 * a submit, and those that the server refused until their values change.
 */
export function useFieldFaults(invalid: readonly string[]) {
  const [shown, setShown] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState<readonly string[]>([]);
  const form = useFocusWrong(attempt);
  return {
    /** The ref for the form element, used to focus the first invalid field when the form is refused. */
    form,
    wrong: [...invalid.filter((field) => shown.includes(field)), ...refused],
    change: (field: string) => setRefused((fields) => fields.filter((one) => one !== field)),
    leave: (field: string, event: FocusEvent) => {
      // No error is shown while the focus moves to the submit button: the message could push the button away
      // from the pointer, and submitting validates all fields anyway.
      if (!isSubmit(event.relatedTarget)) setShown((fields) => [...new Set([...fields, field])]);
    },
    /** Shows all errors; returns true if there are none. */
    check: () => {
      setShown(invalid);
      setRefused([]);
      setAttempt(invalid);
      return invalid.length === 0;
    },
    refuse: (fields: readonly string[]) => {
      setRefused(fields);
      setAttempt(fields);
    },
  };
}
