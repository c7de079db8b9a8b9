import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import type { Method } from "../method.ts";
import { declaredText, timeText } from "./declared-text.ts";
import { MethodIcon } from "./method-icon.tsx";

type MethodPickerProps = {
  legend: string;
  methods: readonly Method[];
  value: string;
  onChange: (code: string) => void;
};

const choiceClass = classNames(
  "flex min-h-24 min-w-0 cursor-pointer flex-col items-start gap-1.5 rounded-card border border-line bg-velvet p-3.5 transition-colors hover:border-field",
  "has-checked:border-brass has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--color-brass)]",
  "has-focus-visible:outline-2 has-focus-visible:outline-bright",
);

/** The payment methods as tiles over radio buttons, so that the arrow keys change the selection. */
export function MethodPicker({ legend, methods, value, onChange }: MethodPickerProps) {
  const { t } = useTranslation();
  if (methods.length === 0) return <p className="text-mist">{t("cashier.noMethods")}</p>;
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {methods.map(({ code, name, currency, form }) => (
          <label key={code} className={classNames("relative", choiceClass)}>
            <input
              type="radio"
              name="method"
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
              className="sr-only"
            />
            <span className="flex w-full items-center justify-between gap-2 text-mist">
              <MethodIcon name={form.icon} />
              {form.mark ? <span className="truncate text-xs">{form.mark}</span> : null}
            </span>
            <span className="max-w-full font-semibold wrap-break-word">
              {form.label ? declaredText(t, form.label, currency) : name}
            </span>
            <span className="text-sm text-mist">{timeText(t, form.time)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
