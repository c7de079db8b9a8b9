import type { ReactNode } from "react";

/** The filters above a table, in one row if there is room. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search aria-label={label} className="mb-4 flex flex-wrap items-end gap-3 *:min-w-36 *:flex-[1_1_10rem]">
      {children}
    </search>
  );
}
