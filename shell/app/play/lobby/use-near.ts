import { type RefObject, startTransition, useEffect, useState } from "react";

/** More than a finger flings a page by before the next cards are drawn. */
const MARGIN = "700px";

/**
 * Whether an element is near the window, or holds the keyboard's focus, which never falls from under the visitor.
 * One that is left far behind stays as tall as it was.
 */
export function useNear(element: RefObject<HTMLElement | null>, atFirst: boolean): boolean {
  const [isNear, setNear] = useState(atFirst);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new IntersectionObserver(
      (seen) => {
        const { isIntersecting, boundingClientRect } = seen.at(-1)!;
        const near = isIntersecting || watched.contains(document.activeElement);
        if (!near) watched.style.minHeight = `${boundingClientRect.height}px`;
        startTransition(() => setNear(near));
      },
      { rootMargin: MARGIN },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
