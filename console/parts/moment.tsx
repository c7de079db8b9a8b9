import { formatMoment } from "./format-moment.ts";

const full = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** A point in time: short in a table, complete on hover. */
export function Moment({ at }: { at: string }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={full.format(date)} className="whitespace-nowrap">
      {formatMoment(date, new Date())}
    </time>
  );
}
