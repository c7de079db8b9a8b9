import { type ReactNode, useId } from "react";

/** A part of the slip that belongs to another app than the page. */
export function CompanionSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-4 border-t border-line pt-4">
      <h3 id={id} className="mb-2 text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}
