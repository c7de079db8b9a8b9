import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** Whether an element is narrower than this many pixels, measured before it is painted and whenever it changes. */
export function useNarrow<Shown extends HTMLElement>(belowPx: number): [RefObject<Shown | null>, boolean] {
  const ref = useRef<Shown>(null);
  const [isNarrow, setNarrow] = useState(false);
  // The element may appear later, such as after an error, so this runs after every render.
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setNarrow(element.clientWidth < belowPx);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, isNarrow];
}
