import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useOperator } from "../app/operator-context.ts";
import { type KeptFields, keepField, restoreFields } from "./form-draft.ts";
import { readDraft, writeDraft } from "./use-draft.ts";

/**
 * Keeps what an operator enters in a dialog while the page goes away under it: with the browser's Back button, a
 * reload, or a session that ends. It is typed again when the same dialog opens on the same page.
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  { isOpen, title, record }: { isOpen: boolean; title: string; record: string },
) {
  const me = useOperator();
  const { pathname, search } = useLocation();
  const current = `draft ${me.id} dialog ${pathname}${search} ${title} ${record}`;
  const key = useRef(current);
  const kept = useRef<KeptFields>({});
  const [isRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog belongs to the page and the title with which it was opened
  useEffect(() => {
    const shown = form.current;
    if (!isOpen || shown === null) return;
    key.current = current;
    kept.current = readDraft<KeptFields>(current) ?? {};
    if (Object.keys(kept.current).length === 0) return;
    setRestored(true);
    // Some fields appear only once another one has its value, or once their data is loaded.
    let missing = restoreFields(shown, kept.current);
    const observer = new MutationObserver(() => {
      missing = restoreFields(shown, missing);
      if (Object.keys(missing).length === 0) observer.disconnect();
    });
    observer.observe(shown, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      setRestored(false);
    };
  }, [isOpen, record]);

  return {
    isRestored,
    onInput: (target: EventTarget | null) => {
      if (form.current === null) return;
      const next = keepField(kept.current, form.current, target);
      if (next === kept.current) return;
      kept.current = next;
      writeDraft(key.current, next);
    },
    clear: () => {
      kept.current = {};
      sessionStorage.removeItem(key.current);
    },
  };
}
