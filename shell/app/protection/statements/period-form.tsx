import {
  type PeriodFault,
  presetPeriod,
  STATEMENT_PRESETS,
  type StatementPeriod,
  type StatementPreset,
} from "@parlour/rules/statement-period";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useEffect, useRef } from "react";
import { Link, useNavigate, useNavigation } from "react-router";

const presetNames: Record<StatementPreset, MessageKey> = {
  THIS_MONTH: "statements.THIS_MONTH",
  LAST_MONTH: "statements.LAST_MONTH",
  LAST_3_MONTHS: "statements.LAST_3_MONTHS",
  LAST_12_MONTHS: "statements.LAST_12_MONTHS",
};

const faultTexts: Record<`${PeriodFault["field"]} ${PeriodFault["code"]}`, MessageKey> = {
  "from INVALID_FORMAT": "statements.dateWrong",
  "to INVALID_FORMAT": "statements.dateWrong",
  "from TOO_LARGE": "statements.fromFuture",
  "from TOO_SMALL": "statements.dateWrong",
  "to TOO_SMALL": "statements.toBeforeFrom",
  "to TOO_LARGE": "statements.tooLong",
};

type PeriodFormProps = {
  period: StatementPeriod;
  today: string;
  zone: string;
  isZoneKnown: boolean;
  fault: PeriodFault | null;
};

/** Links to common periods, and a plain form for any other; both work before hydration. */
export function PeriodForm({ period, today, zone, isZoneKnown, fault }: PeriodFormProps) {
  const { t } = useTranslation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const addressOf = ({ from, to }: StatementPeriod) =>
    `/account/statements?${new URLSearchParams({ from, to, ...(isZoneKnown && { zone }) })}`;
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLInputElement>(`[name="${fault.field}"]`)?.focus();
  }, [fault]);
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void navigate(addressOf({ from: String(data.get("from")), to: String(data.get("to")) }));
  };
  const errorOf = (field: PeriodFault["field"]) =>
    fault?.field === field ? t(faultTexts[`${field} ${fault.code}`]) : undefined;
  return (
    <>
      <nav aria-label={t("statements.presets")} className="mb-5 flex flex-wrap gap-2">
        {STATEMENT_PRESETS.map((preset) => {
          const { from, to } = presetPeriod(preset, today);
          const isCurrent = from === period.from && to === period.to;
          return (
            <Link
              key={preset}
              to={addressOf({ from, to })}
              aria-current={isCurrent ? "page" : undefined}
              preventScrollReset
              className="inline-flex min-h-11 items-center rounded-chip border border-line bg-ink px-4 text-mist hover:text-ivory aria-[current]:border-brass aria-[current]:text-bright"
            >
              {t(presetNames[preset])}
            </Link>
          );
        })}
      </nav>
      <form
        ref={form}
        method="get"
        action="/account/statements"
        noValidate
        onSubmit={apply}
        key={`${period.from} ${period.to}`}
        className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]"
      >
        {isZoneKnown ? <input type="hidden" name="zone" value={zone} /> : null}
        <TextField
          name="from"
          label={t("statements.from")}
          type="date"
          max={today}
          defaultValue={period.from}
          error={errorOf("from")}
        />
        <TextField
          name="to"
          label={t("statements.to")}
          type="date"
          defaultValue={period.to}
          error={errorOf("to")}
        />
        <Button type="submit" size="lg" loading={state === "loading"} className="sm:mt-8">
          {t("statements.show")}
        </Button>
      </form>
    </>
  );
}
