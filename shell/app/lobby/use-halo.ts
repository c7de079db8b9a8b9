import { type HaloDirection, haloDirection } from "@parlour/rules/card-halo";
import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from "react";

const OPEN_DELAY_MS = 140;

/**
 * When a card's halo is open: after a moment under the mouse, or at once when the keyboard comes to it. Fingers have
 * no use for it, and neither has a screen that is too narrow to hold it.
 */
export function useHalo() {
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [direction, setDirection] = useState<HaloDirection | null>(null);

  const open = () => {
    if (card.current && matchMedia("(width >= 62rem) and (hover: hover)").matches) {
      setDirection(directionOf(card.current));
    }
  };
  const close = () => {
    clearTimeout(timer.current);
    setDirection(null);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (direction === null) return;
    const leave = () => setDirection(null);
    const press = (event: KeyboardEvent) => event.key === "Escape" && leave();
    // It stands above the page and would stay behind while the page moves.
    addEventListener("scroll", leave, { capture: true, passive: true });
    addEventListener("resize", leave);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("scroll", leave, { capture: true });
      removeEventListener("resize", leave);
      removeEventListener("keydown", press);
    };
  }, [direction]);

  return {
    card,
    direction,
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== "mouse") return;
        clearTimeout(timer.current);
        timer.current = setTimeout(open, OPEN_DELAY_MS);
      },
      onPointerLeave: close,
      onFocus(event: FocusEvent<HTMLElement>) {
        if (event.target.matches(":focus-visible")) open();
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!card.current?.contains(event.relatedTarget)) close();
      },
    },
  };
}

/** Counted by where the cards stand, since the number of columns follows the width of the screen. */
function directionOf(card: HTMLElement): HaloDirection {
  const item = card.closest("li");
  const list = item?.parentElement;
  if (!item || !list) return "both";
  const seen = [...list.children].filter((each) => isInView(each, list));
  const columns = seen.filter((each) => isBeside(each, seen[0]!)).length;
  return haloDirection(seen.indexOf(item), columns);
}

const isBeside = (one: Element, other: Element) =>
  Math.abs(one.getBoundingClientRect().top - other.getBoundingClientRect().top) < 4;

function isInView(item: Element, list: Element): boolean {
  const { left, right } = item.getBoundingClientRect();
  const frame = list.getBoundingClientRect();
  return left >= frame.left - 4 && right <= frame.right + 4;
}
