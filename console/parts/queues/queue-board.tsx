import type { ResourceView } from "@parlour/web/api/use-resource";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { ListSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { failureText } from "../failure-text.ts";
import { useUrlValues } from "../use-url-values.ts";
import { useShortcuts } from "./use-shortcuts.ts";

type QueueBoardProps<Item> = {
  /** The list's accessible name. */
  label: string;
  resource: ResourceView<unknown>;
  items: readonly Item[] | undefined;
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  detail: (item: Item) => ReactNode;
  empty: { title: string; text: string };
  /** Renders the item that the URL names if this list doesn't contain it. */
  missing?: (key: string) => ReactNode;
  /** Buttons to page through the queue, below the list. */
  pages?: ReactNode;
  /** Shortcuts for the open item, such as `a` and `r`; j and k move between items. */
  shortcuts?: Readonly<Record<string, (item: Item) => void>>;
};

/** The queue on the left and the open item beside it. After a decision the next item opens automatically. */
export function QueueBoard<Item>(props: QueueBoardProps<Item>) {
  const { label, resource, items, keyOf, row, detail, empty, missing, pages, shortcuts = {} } = props;
  const [{ item: openKey }, setUrl] = useUrlValues({ item: "" });
  const [lastIndex, setLastIndex] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const found = items?.findIndex((item) => keyOf(item) === openKey) ?? -1;
  // If the item in the URL is not in this list, no item is opened, because the operator could mistake another item
  // for it and decide on the wrong one.
  const [openedKey, setOpenedKey] = useState("");
  const isMissing = found < 0 && openKey !== "" && openKey !== openedKey;
  const index = found >= 0 ? found : isMissing ? -1 : Math.min(lastIndex, (items?.length ?? 1) - 1);
  const chosen = items?.[index];
  if (found >= 0 && openKey !== openedKey) setOpenedKey(openKey);
  // When the open item leaves the queue, the item that moves into its position is opened.
  if (found >= 0 && found !== lastIndex) setLastIndex(found);
  const choose = (next: number) => {
    const item = items?.[next];
    if (!item) return;
    setLastIndex(next);
    setUrl({ item: keyOf(item) });
  };
  const chosenKey = chosen && keyOf(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each item that opens
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [chosenKey]);
  useShortcuts({
    j: () => choose(index + 1),
    k: () => choose(index - 1),
    ...Object.fromEntries(
      Object.entries(shortcuts).map(([key, act]) => [key, () => chosen !== undefined && act(chosen)]),
    ),
  });

  if (items === undefined && resource.error !== undefined) {
    return (
      <ErrorState title="Couldn't load this queue" retryLabel="Try again" onRetry={resource.reload}>
        {failureText(resource.error)}
      </ErrorState>
    );
  }
  if (items === undefined) return <ListSkeleton rows={6} />;
  if (items.length === 0) {
    return (
      <>
        <h2 className="sr-only">{label}</h2>
        {isMissing && missing ? (
          <section aria-label="Selected item">{missing(openKey)}</section>
        ) : (
          <EmptyState title={empty.title}>{empty.text}</EmptyState>
        )}
        {pages}
      </>
    );
  }
  return (
    <div className="grid items-start gap-5 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="min-w-0 md:sticky md:top-4">
        <nav
          aria-label={label}
          className="max-md:max-h-64 md:max-h-[calc(100dvh-7rem)] overflow-y-auto rounded-card border border-line bg-velvet"
        >
          {resource.isStale ? (
            <p role="status" className="border-b border-line px-4 py-2 text-sm text-bright">
              {failureText(resource.error)} This list may be out of date.
            </p>
          ) : null}
          <ul ref={list}>
            {items.map((item, at) => (
              <li key={keyOf(item)} className="border-b border-line/70 last:border-0">
                <button
                  type="button"
                  aria-current={at === index || undefined}
                  onClick={() => choose(at)}
                  className="block w-full cursor-pointer border-l-2 border-transparent px-4 py-3 compact:px-3 compact:py-1.5 text-left transition-colors hover:bg-raised/70 focus-visible:-outline-offset-2 aria-[current]:border-brass aria-[current]:bg-raised"
                >
                  {row(item)}
                </button>
              </li>
            ))}
          </ul>
        </nav>
        {pages}
      </div>
      {/* Each item gets a new form, so that text typed for one is never submitted for another. */}
      <section key={chosenKey} aria-label="Selected item" className="min-w-0">
        {chosen !== undefined ? (
          detail(chosen)
        ) : missing ? (
          missing(openKey)
        ) : (
          <EmptyState title="Not in this list">
            This item may have been decided, or it is on another page. Choose one from the list.
          </EmptyState>
        )}
      </section>
    </div>
  );
}

export function KeyHints({ keys }: { keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-mist max-lg:hidden">
      {[["j", "next"] as const, ["k", "previous"] as const, ...keys].map(([key, does]) => (
        <span key={key}>
          <kbd className="rounded-tick border border-line bg-raised px-1.5 py-0.5 font-sans text-xs text-ivory">
            {key}
          </kbd>{" "}
          {does}
        </span>
      ))}
    </p>
  );
}
