import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { BrandFilter } from "./brand-filter.tsx";
import { FilterBar } from "./filter-bar.tsx";

export type ChosenPeriod = {
  from: string;
  to: string;
  currency: string | undefined;
  brand: string | undefined;
  /** Whether the figures of all currencies are converted into `currency`. */
  isCombined?: boolean;
};

const dayMs = 86_400_000;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d\d-\d\d$/.test(text);

/** The prefix of an option that converts all currencies into one; the code of this currency follows the prefix. */
const combinedPrefix = "all:";

const ranges = [
  { value: "0", label: "Today" },
  { value: "6", label: "7 days" },
  { value: "29", label: "30 days" },
  { value: "89", label: "90 days" },
];

/**
 * The period and currency of a page, kept in the URL so that the page can be shared. A change leads back to the first
 * page of the list, because cursors belong to one period.
 */
export function usePeriod(): [ChosenPeriod, (change: Partial<ChosenPeriod>) => void] {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get("from"), params.get("to")];
  const period: ChosenPeriod = {
    from: isDay(from) ? from : day(6),
    to: isDay(to) ? to : day(0),
    currency: params.get("currency") ?? undefined,
    brand: params.get("brand") || undefined,
    isCombined: params.get("combined") === "true",
  };
  const change = (next: Partial<ChosenPeriod>) => {
    const { currency, brand, isCombined, ...days } = { ...period, ...next };
    const otherParams = Object.fromEntries(
      [...params].filter(([name]) => !["combined", "cursor"].includes(name) && !(name in period)),
    );
    const chosen = {
      ...(currency !== undefined && { currency }),
      ...(brand !== undefined && { brand }),
      ...(isCombined && { combined: "true" }),
    };
    setParams({ ...otherParams, ...days, ...chosen }, { replace: true });
  };
  return [period, change];
}

type PeriodBarProps = {
  label: string;
  period: ChosenPeriod;
  /** The selected currency, and the currencies that can be selected. */
  currency: string | undefined;
  currencies: readonly string[];
  onChange: (change: Partial<ChosenPeriod>) => void;
  canCombine?: boolean;
  /** False for a page about the present, which has no days to choose. */
  hasDays?: boolean;
  /** Other filters of the page, which are shown before the period. */
  children?: ReactNode;
};

export function PeriodBar(props: PeriodBarProps) {
  const {
    label,
    period,
    currency,
    currencies,
    onChange,
    canCombine = false,
    hasDays = true,
    children,
  } = props;
  const range = ranges.find(({ value }) => period.to === day(0) && period.from === day(Number(value)));
  // An incomplete date, or an end before the start, is ignored.
  const choose = (change: { from?: string; to?: string }) => {
    const next = { ...period, ...change };
    if (!isDay(next.from) || !isDay(next.to)) return;
    if (next.from > next.to) onChange(change.from ? { ...next, to: next.from } : { ...next, from: next.to });
    else onChange(next);
  };
  return (
    <FilterBar label={label}>
      {children}
      <BrandFilter value={period.brand ?? ""} onChange={(brand) => onChange({ brand: brand || undefined })} />
      {hasDays ? (
        <>
          <SelectField
            label="Range"
            value={range?.value ?? ""}
            options={[...ranges, { value: "", label: "Custom", disabled: true }]}
            onChange={(event) => onChange({ from: day(Number(event.target.value)), to: day(0) })}
          />
          <TextField
            label="From (UTC)"
            type="date"
            value={period.from}
            max={day(0)}
            onChange={(event) => choose({ from: event.target.value })}
          />
          <TextField
            label="To (UTC)"
            type="date"
            value={period.to}
            max={day(0)}
            onChange={(event) => choose({ to: event.target.value })}
          />
        </>
      ) : null}
      <SelectField
        label="Currency"
        value={`${canCombine && period.isCombined ? combinedPrefix : ""}${currency ?? ""}`}
        options={[
          ...(currencies.length > 0 ? currencies : [currency ?? ""]).map((code) => ({
            value: code,
            label: code || "–",
          })),
          ...(canCombine ? currencies : []).map((code) => ({
            value: `${combinedPrefix}${code}`,
            label: `All, in ${code}`,
          })),
        ]}
        onChange={({ target: { value } }) =>
          onChange({
            currency: value.replace(combinedPrefix, ""),
            isCombined: value.startsWith(combinedPrefix),
          })
        }
      />
    </FilterBar>
  );
}
