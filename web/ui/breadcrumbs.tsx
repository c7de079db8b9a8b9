import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "./link.tsx";

type BreadcrumbsProps = {
  label: string;
  /** From the top down; the last is the page itself and needs no address. */
  items: readonly { label: string; href?: string }[];
};

/** The way back up. Phones and desks alike get an arrow to the nearest page above. */
export function Breadcrumbs({ label, items }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-2 text-sm text-mist">
      <ArrowLeft size={18} aria-hidden="true" className="shrink-0" />
      <ol className="flex min-w-0 flex-wrap items-center">
        {items.map((item, index) => (
          <li key={item.label} className="flex min-w-0 items-center">
            {index > 0 ? (
              <span aria-hidden="true" className="px-1.5">
                ·
              </span>
            ) : null}
            {item.href === undefined ? (
              <span aria-current="page" className="truncate">
                {item.label}
              </span>
            ) : (
              <Link
                href={item.href}
                className="touch-target inline-flex min-h-6 items-center underline-offset-4 hover:text-ivory hover:underline"
              >
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
