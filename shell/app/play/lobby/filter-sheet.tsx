import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Sheet } from "@parlour/web/ui/sheet";
import { useId } from "react";
import { featureWords, levelWords, toggled } from "./filter-chips.ts";
import { type FilterOption, type GameFilter, noFilter } from "./game-filter.ts";
import type { ShownFilter } from "./listing.server.ts";

type FilterSheetProps = {
  open: boolean;
  onClose: () => void;
  shown: ShownFilter;
  /** The filter that was chosen last; the page behind the sheet may still be loading the matching games. */
  chosen: GameFilter;
  onChoose: (filter: GameFilter) => void;
};

/** All filters with the number of games for each option. A choice takes effect at once. */
export function FilterSheet({ open, onClose, shown, chosen, onChoose }: FilterSheetProps) {
  const { t } = useTranslation();
  const { options, words, total } = shown;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("browse.filters")}
      closeLabel={t("browse.close")}
      actions={
        <>
          <Button variant="quiet" onClick={() => onChoose({ ...noFilter, sort: chosen.sort })}>
            {t("browse.clear")}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t("browse.show", { count: total })}
          </Button>
        </>
      }
    >
      <div className="grid gap-7">
        <Choices
          title="browse.features"
          options={options.features}
          labelOf={(feature) => t(featureWords[feature])}
          isChosen={(feature) => chosen.features.includes(feature)}
          onToggle={(feature) => onChoose({ ...chosen, features: toggled(chosen.features, feature) })}
        />
        <Choices
          title="browse.volatility"
          options={options.volatility}
          labelOf={(volatility) => t(levelWords[volatility])}
          isChosen={(volatility) => chosen.volatility.includes(volatility)}
          onToggle={(volatility) =>
            onChoose({ ...chosen, volatility: toggled(chosen.volatility, volatility) })
          }
        />
        <Choices
          title="browse.studio"
          options={options.studios}
          labelOf={(id) => words.studios[id] ?? id}
          isChosen={(id) => chosen.studios.includes(id)}
          onToggle={(id) => onChoose({ ...chosen, studios: toggled(chosen.studios, id) })}
        />
        <Choices
          title="browse.return"
          single
          options={options.returnFrom}
          labelOf={(from) => t("browse.from", { value: words.returns[from] ?? "" })}
          isChosen={(from) => chosen.returnFrom === from}
          onToggle={(from) => onChoose({ ...chosen, returnFrom: from })}
        />
        <Choices
          title="browse.maximum"
          single
          options={options.maximumFrom}
          labelOf={(from) => t("browse.from", { value: words.maximums[from] ?? "" })}
          isChosen={(from) => chosen.maximumFrom === from}
          onToggle={(from) => onChoose({ ...chosen, maximumFrom: from })}
        />
      </div>
    </Sheet>
  );
}

type ChoicesProps<Value> = {
  title: MessageKey;
  options: readonly FilterOption<Value>[];
  labelOf: (value: Value) => string;
  isChosen: (value: Value) => boolean;
  /** Called with null for "any", an option that only filters with a single choice have. */
  onToggle: (value: Value) => void;
  single?: false;
};
type SingleChoiceProps<Value> = Omit<ChoicesProps<Value>, "onToggle" | "single"> & {
  onToggle: (value: Value | null) => void;
  single: true;
};

/** One filter: check boxes, or radio buttons that begin with "any". */
function Choices<Value extends string | number>(props: ChoicesProps<Value> | SingleChoiceProps<Value>) {
  const { t } = useTranslation();
  const name = useId();
  const { title, options, labelOf, isChosen } = props;
  if (options.length === 0) return null;
  const type = props.single ? "radio" : "checkbox";
  return (
    <fieldset>
      <legend className="mb-3 font-semibold">{t(title)}</legend>
      <div className="flex flex-wrap gap-2">
        {props.single ? (
          <Choice
            {...{ type, name }}
            label={t("browse.any")}
            checked={!options.some(({ value }) => isChosen(value))}
            onChange={() => props.onToggle(null)}
          />
        ) : null}
        {options.map(({ value, count }) => (
          <Choice
            key={value}
            {...{ type, name, count }}
            label={labelOf(value)}
            checked={isChosen(value)}
            disabled={count === 0 && !isChosen(value)}
            onChange={() => props.onToggle(value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  type: "checkbox" | "radio";
  name: string;
  label: string;
  count?: number;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
};

function Choice({ label, count, ...input }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-ink/40 px-3.5 font-semibold text-mist transition-colors hover:border-field hover:text-ivory has-checked:border-brass has-checked:bg-brass/10 has-checked:text-bright has-disabled:pointer-events-none has-disabled:opacity-45 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-bright">
      <input {...input} className="sr-only" />
      {label}
      {count === undefined ? null : <span className="text-sm text-mist tabular-nums">{count}</span>}
    </label>
  );
}
