import type { ReactNode } from "react";

/** A wide table that scrolls sideways on phones. It can take the keyboard focus, so that arrow keys scroll it. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      {children}
    </section>
  );
}
