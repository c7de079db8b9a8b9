import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type KeyValueListProps = {
  items: readonly { label: ReactNode; value: ReactNode; strong?: boolean }[];
};

/** Labels with values, such as the parts of a balance or the total of a payment. */
export function KeyValueList({ items }: KeyValueListProps) {
  return (
    <dl className="grid gap-2.5">
      {items.map(({ label, value, strong = false }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ID.
          key={index}
          className={classNames(
            "flex flex-wrap items-baseline justify-between gap-x-4",
            strong && "text-md font-semibold",
          )}
        >
          <dt className={classNames("min-w-0", !strong && "text-mist")}>{label}</dt>
          <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
