import type { OpeningHours } from "@parlour/contracts/entities/opening-hours";
import { TextField } from "@parlour/web/ui/text-field";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Opening hours as operators type them: one text per day, such as `09:00-12:00, 13:00-17:30`. */
export type TypedHours = { timeZone: string; texts: readonly string[] };

export function typedHours({ timeZone, spans }: OpeningHours): TypedHours {
  const texts = days.map((_, index) => {
    const own = spans[String(index + 1) as keyof typeof spans] ?? [];
    return own.map(([opens, closes]) => `${opens}-${closes}`).join(", ");
  });
  return { timeZone, texts };
}

/** Parses opening hours; returns undefined if a text isn't a list of time spans, or if the time zone is missing. */
export function parseHours({ timeZone, texts }: TypedHours): OpeningHours | undefined {
  const spans = texts.map(parseSpans);
  if (timeZone.trim() === "" || spans.some((span) => span === undefined)) return undefined;
  const filled = spans.flatMap((span, index) =>
    span && span.length > 0 ? [[String(index + 1), span] as const] : [],
  );
  return { timeZone: timeZone.trim(), spans: Object.fromEntries(filled) };
}

type OpeningHoursFieldsProps = { hours: TypedHours; onChange: (hours: TypedHours) => void };

export function OpeningHoursFields({ hours, onChange }: OpeningHoursFieldsProps) {
  return (
    <>
      <TextField
        label="Time zone"
        hint="Such as Europe/Madrid or UTC."
        value={hours.timeZone}
        onChange={(event) => onChange({ ...hours, timeZone: event.target.value })}
      />
      {days.map((day, index) => (
        <TextField
          key={day}
          label={day}
          placeholder="closed"
          value={hours.texts[index]}
          error={
            parseSpans(hours.texts[index]!) === undefined
              ? "Use the format 09:00-17:30, start time first."
              : undefined
          }
          onChange={(event) => onChange({ ...hours, texts: hours.texts.with(index, event.target.value) })}
        />
      ))}
    </>
  );
}

/** Parses the time spans of one day; returns undefined if the text isn't a list of time spans. */
function parseSpans(text: string): [string, string][] | undefined {
  if (text.trim() === "") return [];
  const spans = text.split(",").map((part) => /^\s*(\d\d:\d\d)\s*[-–]\s*(\d\d:\d\d)\s*$/.exec(part));
  const parsed = spans.map((match) => (match ? ([match[1]!, match[2]!] as [string, string]) : undefined));
  return parsed.every((span) => span !== undefined && span[0] < span[1] && span[1] <= "24:00")
    ? (parsed as [string, string][])
    : undefined;
}
