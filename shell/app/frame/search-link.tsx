import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router";

type SearchLinkProps = {
  onOpen: () => void;
  className: string;
  label?: string;
  isCurrent?: boolean;
  children: ReactNode;
};

/** Opens the game search overlay. Without scripts it links to the search page. */
export function SearchLink({ onOpen, className, label, isCurrent = false, children }: SearchLinkProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Link
      to="/search"
      aria-label={label}
      aria-keyshortcuts="/"
      aria-haspopup="dialog"
      aria-current={isCurrent ? "page" : undefined}
      className={className}
      onClick={press}
    >
      {children}
    </Link>
  );
}
