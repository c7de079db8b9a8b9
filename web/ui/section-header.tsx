import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";

type SectionHeaderProps = {
  title: ReactNode;
  id?: string;
  /** The "see all" link; `context` names the section for screen readers. */
  more?: { label: string; href: string; context?: string } | undefined;
};

export function SectionHeader({ title, id, more }: SectionHeaderProps) {
  return (
    <div className="mb-3.5 flex items-baseline justify-between gap-4">
      <h2 id={id} className="text-[1.3125rem] leading-tight md:text-2xl">
        {title}
      </h2>
      {more ? (
        <Link
          href={more.href}
          className="touch-target inline-flex shrink-0 items-center gap-1 text-[0.875rem] text-mist hover:text-ivory"
        >
          {more.label}
          {more.context ? <span className="sr-only">: {more.context}</span> : null}
          <ChevronRight size={20} aria-hidden="true" />
        </Link>
      ) : null}
    </div>
  );
}
