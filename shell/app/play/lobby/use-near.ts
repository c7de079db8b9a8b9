import { type RefObject, startTransition, useEffect, useState } from "react";

/** How far outside the viewport cards are rendered: farther than one swipe can scroll before they are ready. */
const MARGIN = "700px";

/**
 * Whether an element is near the viewport or contains the keyboard focus, which must not be lost. An element
 * that is no longer near keeps its height, so that its content can be removed.
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
