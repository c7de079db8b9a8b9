import { collapseBreadcrumbs } from "@parlour/rules/breadcrumbs";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { type ReactNode, useState } from "react";
import { Link } from "./link.tsx";

type Crumb = { label: string; href?: string };

type BreadcrumbsProps = {
  label: string;
  /** The path from the top down. The last item is the current page and needs no link. */
  items: readonly Crumb[];
  /** The label of the button that expands the middle of a long path; if unset, nothing is collapsed. */
  moreLabel?: string;
  /** A back control that replaces the decorative arrow. */
  back?: ReactNode;
};

/** The path to the current page. It starts with an arrow, which is decorative unless `back` replaces it. */
export function Breadcrumbs({ label, items, moreLabel, back }: BreadcrumbsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const folds = moreLabel !== undefined && !unfolded;
  const { start, collapsed, end } = folds
    ? collapseBreadcrumbs(items)
    : { start: items, collapsed: [], end: [] };
  return (
    <nav aria-label={label} className="flex items-center gap-2 text-sm text-mist">
      {back ?? <ArrowLeft size={18} aria-hidden="true" className="shrink-0" />}
      <ol className="flex min-w-0 flex-wrap items-center">
        {start.map((item, index) => (
          <Step key={item.label} first={index === 0}>
            <CrumbLink {...item} />
          </Step>
        ))}
        {collapsed.length > 0 ? (
          <Step>
            <button
              type="button"
              aria-label={moreLabel}
              aria-expanded={false}
              onClick={() => setUnfolded(true)}
              className="touch-target inline-flex min-h-6 items-center rounded-chip px-1.5 hover:text-ivory"
            >
              …
            </button>
          </Step>
        ) : null}
        {end.map((item) => (
          <Step key={item.label}>
            <CrumbLink {...item} />
          </Step>
        ))}
      </ol>
    </nav>
  );
}

function Step({ first = false, children }: { first?: boolean; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center">
      {first ? null : (
        <span aria-hidden="true" className="px-1.5">
          ·
        </span>
      )}
      {children}
    </li>
  );
}

function CrumbLink({ label, href }: Crumb) {
  if (href === undefined) {
    return (
      <span aria-current="page" className="truncate">
        {label}
      </span>
    );
  }
  return (
    <Link
      href={href}
      className="touch-target inline-flex min-h-6 items-center underline-offset-4 hover:text-ivory hover:underline"
    >
      {label}
    </Link>
  );
}
