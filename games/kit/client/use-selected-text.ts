import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Selects a field's text when editing begins, so that typing replaces it. The text changes at that moment from a
 * formatted number to the number being edited, which would clear a selection made in the focus event.
 */
export function useSelectedText(isEditing: boolean): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
  }, [isEditing]);
  return input;
}
