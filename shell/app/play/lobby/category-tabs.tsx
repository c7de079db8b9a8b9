import { Link } from "react-router";

type Tab = { href: string; label: string; current: boolean };

/** The categories of a channel, or the sub-categories of a category. */
export function CategoryTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="no-scrollbar -mx-4 overflow-x-auto px-4 md:-mx-10 md:px-10">
      <ul className="flex gap-2">
        {tabs.map(({ href, label: name, current }) => (
          <li key={href} className="shrink-0">
            <Link
              to={href}
              prefetch="intent"
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-line bg-velvet px-4 font-semibold text-mist transition-colors hover:border-field hover:text-ivory aria-[current]:border-brass aria-[current]:text-bright"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
