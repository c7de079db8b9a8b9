import type { ReactNode } from "react";

/**
 * The buttons that decide an item, at the end of its panel. They stay at the bottom of the window while the panel
 * reaches beyond it. Place the bar directly in a block container with a padding of `p-5`: in a grid, it could only stick
 * within its own row. Fields above it need a scroll margin, so that a focused one is not hidden behind it.
 */
export function DecisionBar({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 -mx-5 mt-5 -mb-5 flex flex-wrap gap-3 rounded-b-panel border-t border-line bg-velvet px-5 py-4">
      {children}
    </div>
  );
}
