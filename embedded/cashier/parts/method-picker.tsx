import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import type { ReactNode } from "react";

export type MethodChoice = { code: string; name: string; note: string; icon: ReactNode };

type MethodPickerProps = {
  legend: string;
  choices: readonly MethodChoice[];
  value: string;
  onChange: (code: string) => void;
};

const choiceClass = classNames(
  "relative flex min-h-24 cursor-pointer flex-col items-start gap-1.5 rounded-card border border-line bg-velvet p-3.5 transition-colors hover:border-field",
  "has-checked:border-brass has-checked:bg-raised has-checked:shadow-[inset_0_0_0_1px_var(--color-brass)]",
  "has-focus-visible:outline-2 has-focus-visible:outline-bright",
);

/** Payment methods as cards. They are radio buttons, so that arrow keys change the selection. */
export function MethodPicker({ legend, choices, value, onChange }: MethodPickerProps) {
  const { t } = useTranslation();
  if (choices.length === 0) return <p className="text-mist">{t("cashier.noMethods")}</p>;
  return (
    <fieldset>
      <legend className="mb-2.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2.5 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
        {choices.map(({ code, name, note, icon }) => (
          <label key={code} className={choiceClass}>
            <input
              type="radio"
              name="method"
              value={code}
              checked={code === value}
              onChange={() => onChange(code)}
              className="sr-only"
            />
            <span className="text-mist">{icon}</span>
            <span className="font-semibold">{name}</span>
            <span className="text-sm text-mist">{note}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
