import type { HelpEntry } from "@parlour/contracts/entities/help-place";
import { useId } from "react";
import { Link } from "react-router";

export function RelatedArticles({ title, entries }: { title: string; entries: readonly HelpEntry[] }) {
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} className="self-start lg:sticky lg:top-28">
      <h2 id={titleId} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="border-l border-line">
        {entries.map(({ path, title: label }) => (
          <li key={path}>
            <Link
              to={path}
              prefetch="intent"
              className="-ml-px flex min-h-11 items-center border-l border-transparent py-2 pl-4 text-mist transition-colors hover:border-brass hover:text-ivory"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
