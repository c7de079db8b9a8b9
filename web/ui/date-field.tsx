import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "./class-names.ts";
import { FieldError, fieldBoxClass } from "./form-field.tsx";

type DatePart = "day" | "month" | "year";

type DateFieldProps = {
  legend: ReactNode;
  labels: Record<DatePart, string>;
  /** The locale, which determines the order of the parts and the names of the months. */
  locale: string;
  /** The date as `YYYY-MM-DD`, or empty while it is incomplete; the component keeps the selected parts. */
  value?: string;
  /** Receives `YYYY-MM-DD`, or an empty string if a part is missing or the date does not exist. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  minYear: number;
  maxYear: number;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  /** The value `bday` lets the browser autofill a birthday. */
  autoComplete?: "bday";
  disabled?: boolean;
  id?: string;
};

/** The select for the month is the widest, because month names are the longest part in every language. */
const partWidths = { day: "flex-[1]", month: "flex-[1.6]", year: "flex-[1.2]" };

/** A date as three selects, because reaching a date of birth in a calendar would take hundreds of clicks. */
export function DateField(props: DateFieldProps) {
  const { legend, labels, locale, onChange, onBlur, hint, error, name, disabled } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const [chosen, setChosen] = useState({ year: "", month: "", day: "" });
  const [year = "", month = "", day = ""] = (props.value ?? "").split("-");
  const parts = props.value ? { year, month, day } : chosen;
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");

  const choose = (part: DatePart, choice: string) => {
    const next = { ...parts, [part]: choice };
    setChosen(next);
    onChange?.(isoDate(next));
  };
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={describedBy || undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex gap-2">
        {partOrder(locale).map((part, index) => (
          <span key={part} className={classNames("relative block min-w-0", partWidths[part])}>
            <select
              // The first part has the field's id, so that an error summary can link to it.
              id={index === 0 ? id : undefined}
              aria-label={labels[part]}
              aria-invalid={error ? true : undefined}
              autoComplete={props.autoComplete ? `${props.autoComplete}-${part}` : undefined}
              disabled={disabled}
              value={parts[part]}
              onChange={(event) => choose(part, event.target.value)}
              className={classNames(fieldBoxClass, "select-control h-12 pr-8 pl-3")}
            >
              <option value="">{labels[part]}</option>
              {partOptions(part, locale, props.minYear, props.maxYear).map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
            <ChevronDown
              size={18}
              aria-hidden="true"
              className="pointer-events-none absolute top-[15px] right-2.5 text-mist"
            />
          </span>
        ))}
      </div>
      {name ? <input type="hidden" name={name} value={isoDate(parts)} /> : null}
      <FieldError id={`${id}-error`} error={error} />
      {hint ? (
        <p id={`${id}-hint`} className="mt-2 text-sm text-mist">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

/** Returns an empty string if a part is missing or the date doesn't exist, such as 31 February. */
function isoDate({ year, month, day }: Record<DatePart, string>): string {
  if (!year || !month || !day) return "";
  const iso = `${year}-${month}-${day}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : "";
}

function partOrder(locale: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: "UTC" }).formatToParts(new Date(0));
  return parts.flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
}

function partOptions(part: DatePart, locale: string, minYear: number, maxYear: number) {
  if (part === "day") return counted(31).map((value) => ({ value, label: String(Number(value)) }));
  if (part === "year") {
    return Array.from({ length: maxYear - minYear + 1 }, (_, index) => String(maxYear - index)).map(
      (value) => ({
        value,
        label: value,
      }),
    );
  }
  const monthName = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return counted(12).map((value) => ({
    value,
    label: monthName.format(new Date(`2000-${value}-15T00:00:00Z`)),
  }));
}

function counted(last: number): string[] {
  return Array.from({ length: last }, (_, index) => String(index + 1).padStart(2, "0"));
}
