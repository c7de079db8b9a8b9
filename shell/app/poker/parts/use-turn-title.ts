import { useEffect } from "react";
import { useLocation } from "react-router";

/** Shows a text as the title of the browser's tab while it is not null, so that it is seen from other tabs. */
export function useTurnTitle(text: string | null): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page that is opened sets its own title
  useEffect(() => {
    if (text === null) return;
    const usual = document.title;
    document.title = text;
    return () => {
      if (document.title === text) document.title = usual;
    };
  }, [text, key]);
}
