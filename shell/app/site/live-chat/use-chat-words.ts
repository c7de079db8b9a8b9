import type { Messages } from "@parlour/web/i18n/messages";
import { useEffect, useState } from "react";

type Words = { language: string; messages: Messages };

/** The chat's interface texts, which no page includes; null until they are loaded, `failed` if they can't be. */
export function useChatWords(): Words | "failed" | null {
  const [words, setWords] = useState<Words | "failed" | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    fetch("/words/chat", { signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then(setWords)
      .catch(() => {
        if (!leaving.signal.aborted) setWords("failed");
      });
    return () => leaving.abort();
  }, []);
  return words;
}
