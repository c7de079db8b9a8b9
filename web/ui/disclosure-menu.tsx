import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

type DisclosureMenuProps = {
  /** What the summary shows; give an icon a name with `summaryLabel`. */
  summary: ReactNode;
  summaryLabel?: string;
  summaryClassName?: string;
  children: ReactNode;
  align?: "start" | "end";
  onToggle?: (open: boolean) => void;
};

/**
 * Links behind a button on the browser's own disclosure: it opens before any script has loaded, which the
 * header needs. Scripts add closing by Escape, by a press elsewhere and by following a link inside.
 */
export function DisclosureMenu(props: DisclosureMenuProps) {
  const { summary, summaryLabel, summaryClassName, children, align = "end", onToggle } = props;
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, []);

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== "Escape" || !event.currentTarget.open) return;
    event.stopPropagation();
    event.currentTarget.open = false;
    event.currentTarget.querySelector("summary")?.focus();
  };
  return (
    <details
      ref={ref}
      className="group relative"
      onKeyDown={closeOnEscape}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => onToggle?.(event.currentTarget.open)}
      onClick={(event) => {
        const followed = event.target instanceof Element && event.target.closest("a, button") !== null;
        if (followed) event.currentTarget.open = false;
      }}
    >
      <summary aria-label={summaryLabel} className={classNames("list-none", summaryClassName)}>
        {summary}
      </summary>
      <div
        className={classNames(
          "absolute top-[calc(100%+8px)] z-40 min-w-52 animate-rise rounded-card border border-line bg-raised p-1.5 shadow-float",
          align === "end" ? "right-0" : "left-0",
        )}
      >
        {children}
      </div>
    </details>
  );
}

/** The look of a link inside a disclosure menu. */
export const disclosureItemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-chip px-3 py-2 text-left text-ivory hover:bg-lifted aria-[current]:text-bright";
