import type { ReactNode } from "react";

const LONGEST_LIST = 60;

/** A stored game view as a list of names and values. */
export function ViewTree({ value }: { value: unknown }): ReactNode {
  if (value === null || value === undefined) return <span className="text-mist">–</span>;
  if (typeof value !== "object") return <span className="break-words">{String(value)}</span>;
  if (Array.isArray(value)) return <ListTree items={value} />;
  return (
    <dl className="grid gap-1 text-sm">
      {Object.entries(value).map(([name, inner]) => (
        <div key={name} className={isPlain(inner) ? "flex gap-3" : "grid gap-1"}>
          <dt className="shrink-0 text-mist">{name}</dt>
          <dd className={isPlain(inner) ? "min-w-0 font-medium" : "min-w-0 border-l border-line pl-3"}>
            <ViewTree value={inner} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function ListTree({ items }: { items: readonly unknown[] }) {
  const shown = items.slice(0, LONGEST_LIST);
  const rest = items.length - shown.length;
  if (items.every((item) => typeof item !== "object" || item === null)) {
    return (
      <span className="break-words">{`${shown.join(", ")}${rest > 0 ? ` … +${rest}` : ""}` || "–"}</span>
    );
  }
  return (
    <ol className="grid list-decimal gap-2 pl-5 marker:text-mist">
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored list never changes
        <li key={index}>
          <ViewTree value={item} />
        </li>
      ))}
      {rest > 0 ? <li>… +{rest}</li> : null}
    </ol>
  );
}

const isPlain = (value: unknown) =>
  typeof value !== "object" ||
  value === null ||
  (Array.isArray(value) && value.every((item) => typeof item !== "object"));
