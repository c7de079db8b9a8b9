import { type ReactNode, useId } from "react";

/** A section of a page's slip that shows the bets of another app, such as racing bets in the sportsbook. */
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
