import type { ReactNode } from "react";

/** The filters above a table, in one row if there is room, all equally wide. */
export function FilterBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <search
      aria-label={label}
      className="mb-4 grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-end gap-3 md:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]"
    >
      {children}
    </search>
  );
}
