import { useState } from "react";
import { useOperator } from "../app/operator-context.ts";

/**
 * Keeps state across navigation, reloads and an expired session until it is cleared, so that an operator's
 * unsaved work is never lost. It is stored in this tab, separately for each operator.
 */
export function useDraft<Value>(
  name: string,
  initial: Value | (() => Value),
): {
  value: Value;
  set: (next: Value | ((before: Value) => Value)) => void;
  clear: () => void;
  /** Whether the value was restored when the page was opened. */
  isRestored: boolean;
} {
  const me = useOperator();
  const key = `draft ${me.id} ${name}`;
  const [{ value, isRestored }, setState] = useState(() => {
    const kept = readDraft<Value>(key);
    return kept === undefined
      ? { value: start(initial), isRestored: false }
      : { value: kept, isRestored: true };
  });
  const set = (next: Value | ((before: Value) => Value)) =>
    setState((before) => {
      const after = typeof next === "function" ? (next as (before: Value) => Value)(before.value) : next;
      // If a form is changed back to its saved values, its draft is deleted.
      if (JSON.stringify(after) === JSON.stringify(start(initial))) sessionStorage.removeItem(key);
      else writeDraft(key, after);
      return { ...before, value: after };
    });
  const clear = () => {
    sessionStorage.removeItem(key);
    setState({ value: start(initial), isRestored: false });
  };
  return { value, set, clear, isRestored };
}

function start<Value>(initial: Value | (() => Value)): Value {
  return typeof initial === "function" ? (initial as () => Value)() : initial;
}

export function readDraft<Value>(key: string): Value | undefined {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

export function writeDraft(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // If the storage is full, the draft exists only as long as the page is open.
  }
}
