import { type RefObject, useEffect, useRef } from "react";

/** Focuses the first refused field of a form whenever a new list of refused fields is set. */
export function useFocusWrong(wrong: readonly string[]): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (wrong.length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [wrong]);
  return form;
}
