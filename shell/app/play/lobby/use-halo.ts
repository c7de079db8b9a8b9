import { type HaloDirection, haloDirection } from "@parlour/rules/card-halo";
import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";

const OPEN_DELAY_MS = 140;

/**
 * Opens a card's enlarged copy after a short hover, or when the card's link gets keyboard focus. Does nothing
 * on touch devices and narrow screens.
 */
export function useHalo() {
  const card = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [direction, setDirection] = useState<HaloDirection | null>(null);

  /** Waits until scrolling has ended, because keyboard focus may scroll the card into view first. */
  const openSoon = useCallback(() => {
    clearTimeout(timer.current);
    const place = placeOf(card.current);
    timer.current = setTimeout(() => {
      if (!card.current || !matchMedia("(width >= 62rem) and (hover: hover)").matches) return;
      if (placeOf(card.current) === place) setDirection(directionOf(card.current));
      else openSoon();
    }, OPEN_DELAY_MS);
  }, []);
  const close = useCallback(() => {
    // Restores the focus if it was inside the enlarged card that is being closed.
    if (card.current?.querySelector("[data-halo]")?.contains(document.activeElement)) {
      card.current.querySelector("a")?.focus({ preventScroll: true });
    }
    clearTimeout(timer.current);
    setDirection(null);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (direction === null) return;
    const press = (event: KeyboardEvent) => event.key === "Escape" && close();
    // The enlarged card doesn't move with the page, so it closes on scroll.
    addEventListener("scroll", close, { capture: true, passive: true });
    addEventListener("resize", close);
    addEventListener("keydown", press);
    return () => {
      removeEventListener("scroll", close, { capture: true });
      removeEventListener("resize", close);
      removeEventListener("keydown", press);
    };
  }, [direction, close]);

  return {
    card,
    direction,
    handlers: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === "mouse") openSoon();
      },
      onPointerLeave: close,
      onPointerDown() {
        // If the card's enlarged copy opened between press and release, the copy would receive the release, and the
        // click on the card would be lost.
        if (direction === null) close();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        // Only focus on the card's link opens the enlarged copy. If the card's favourite button has the focus,
        // the copy would cover that button.
        if (event.target.matches("a:focus-visible")) openSoon();
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!card.current?.contains(event.relatedTarget)) close();
      },
    },
  };
}

function placeOf(card: HTMLElement | null): string {
  const { left, top } = card?.getBoundingClientRect() ?? {};
  return `${left} ${top}`;
}

/** Returns the direction in which the card expands, based on its column and the number of columns. */
function directionOf(card: HTMLElement): HaloDirection {
  const item = card.closest("li");
  const list = item?.parentElement;
  if (!item || !list) return "both";
  const gap = Number.parseFloat(getComputedStyle(list).columnGap);
  const step = item.offsetWidth + gap;
  const fromStart = item.getBoundingClientRect().left - list.getBoundingClientRect().left;
  return haloDirection(Math.round(fromStart / step), Math.round((list.clientWidth + gap) / step));
}
