import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Link } from "./link.tsx";

type PaginationProps = {
  label: string;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  /** Names a page for screen readers, such as "Page 3". */
  pageLabel: (page: number) => string;
};

export function Pagination(props: PaginationProps) {
  const { label, page, pageCount, hrefFor, previousLabel, nextLabel, pageLabel } = props;
  if (pageCount <= 1) return null;
  const isNeighbour = (shown: number | null) =>
    shown !== null && shown !== page && shown !== 1 && shown !== pageCount;
  const step = (target: number, name: string, icon: ReactNode) =>
    target >= 1 && target <= pageCount ? (
      <Link href={hrefFor(target)} aria-label={name} className={classNames(cellClass, idleClass)}>
        {icon}
      </Link>
    ) : (
      <span aria-hidden="true" className={classNames(cellClass, "text-mist opacity-35")}>
        {icon}
      </span>
    );
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center sm:gap-1">
        <li>{step(page - 1, previousLabel, <ChevronLeft size={20} aria-hidden="true" />)}</li>
        {pagesAround(page, pageCount).map((shown) => (
          // Neighbours of the current page give way on phones, so that the row stays a row.
          <li key={shown.key} className={isNeighbour(shown.page) ? "max-sm:hidden" : undefined}>
            {shown.page === null ? (
              <span aria-hidden="true" className={classNames(cellClass, "text-mist")}>
                …
              </span>
            ) : (
              <Link
                href={hrefFor(shown.page)}
                aria-label={pageLabel(shown.page)}
                aria-current={shown.page === page ? "page" : undefined}
                className={classNames(
                  cellClass,
                  shown.page === page ? "border border-brass text-bright" : idleClass,
                )}
              >
                {shown.page}
              </Link>
            )}
          </li>
        ))}
        <li>{step(page + 1, nextLabel, <ChevronRight size={20} aria-hidden="true" />)}</li>
      </ul>
    </nav>
  );
}

const cellClass =
  "inline-grid min-h-11 min-w-11 place-items-center rounded-chip px-2 font-semibold transition-colors";

const idleClass = "text-mist hover:bg-raised hover:text-ivory";

/** The first, the last and those next to the current page; null stands for a gap. */
export function pagesAround(page: number, pageCount: number): { key: string; page: number | null }[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((candidate, index) => {
    const before = shown[index - 1];
    const entry = { key: `page-${candidate}`, page: candidate as number | null };
    if (before === undefined || candidate - before === 1) return [entry];
    // A gap of a single page takes no less room than the page itself.
    const between = candidate - before === 2 ? candidate - 1 : null;
    return [{ key: `between-${candidate}`, page: between }, entry];
  });
}
