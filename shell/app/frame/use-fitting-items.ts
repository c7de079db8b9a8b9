import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { countFitting } from "./count-fitting.ts";

// React warns about layout effects on the server, where nothing can be measured.
const useMeasuring = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Measures how many items of a list fit before a More button beside it, whenever the bar, the items or the button
 * change size. Until they have been measured, all items are assumed to fit.
 */
export function useFittingItems(itemCount: number, hasMore: boolean) {
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(itemCount);
  useMeasuring(() => {
    const [outer, row, button] = [bar.current, list.current, more.current];
    if (!outer || !row || !button) return;
    const items = [...row.children].slice(0, itemCount);
    const widthOf = (element: Element) => element.getBoundingClientRect().width;
    const measure = () => {
      const available = widthOf(outer);
      // The bar is hidden on narrow screens.
      if (available === 0) return;
      const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
      const widths = items.map(widthOf);
      setCount(countFitting({ widths, gap, available, more: widthOf(button), hasMore }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [outer, button, ...items]) observer.observe(element);
    return () => observer.disconnect();
  }, [itemCount, hasMore]);
  return { bar, list, more, count: Math.min(count, itemCount) };
}
