import type { ReactNode } from "react";

export function SectionTitle({ title, more }: { title: string; more?: ReactNode }) {
  return (
    <div className="mb-3 flex min-h-8 items-baseline justify-between gap-3">
      <h2 className="text-xl">{title}</h2>
      {more}
    </div>
  );
}
