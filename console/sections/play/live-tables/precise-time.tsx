const format = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "UTC",
});

/** A time in UTC with milliseconds, because a dispute about a bet may depend on fractions of a second. */
export function PreciseTime({ at }: { at: string | null }) {
  if (at === null) return <>–</>;
  const date = new Date(at);
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {`${format.format(date)}.${String(date.getUTCMilliseconds()).padStart(3, "0")} UTC`}
    </time>
  );
}
