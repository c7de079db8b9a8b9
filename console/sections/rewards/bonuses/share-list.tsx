import { ComboboxField } from "@parlour/web/ui/combobox-field";
import { FieldError } from "@parlour/web/ui/form-field";
import { IconButton } from "@parlour/web/ui/icon-button";
import { TextField } from "@parlour/web/ui/text-field";
import Trash2 from "lucide-react/icons/trash-2";
import { useId } from "react";
import { readShares, writeShares } from "./share-lines.ts";

type ShareListProps = {
  legend: string;
  hint: string;
  /** The kind of item to add, such as "game". */
  noun: string;
  options: readonly { value: string; label: string }[];
  /** Lines of an id and a percentage, such as `1202 50`. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The wagering contributions of games or verticals, each of which is chosen by name. */
export function ShareList({ legend, hint, noun, options, value, error, onChange }: ShareListProps) {
  const errorId = useId();
  const shares = readShares(value);
  const nameOf = (id: string) => options.find((option) => option.value === id)?.label ?? id;
  const left = options.filter((option) => !shares.some(({ id }) => id === option.value));
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="font-medium">{legend}</legend>
      <p className="mb-2 text-sm text-mist">{hint}</p>
      <ul className="grid gap-2">
        {shares.map(({ id, share }, index) => (
          <li key={id} className="grid grid-cols-[1fr_auto] items-end gap-2">
            <TextField
              label={`${nameOf(id)} (%)`}
              inputMode="decimal"
              value={share}
              onChange={(event) =>
                onChange(writeShares(shares.with(index, { id, share: event.target.value.trim() })))
              }
            />
            <IconButton
              label={`Remove ${nameOf(id)}`}
              icon={<Trash2 size={18} aria-hidden="true" />}
              onClick={() => onChange(writeShares(shares.toSpliced(index, 1)))}
            />
          </li>
        ))}
      </ul>
      <FieldError id={errorId} error={error} />
      {left.length > 0 ? (
        <div className="mt-2">
          <ComboboxField
            // Each choice changes the React key, so that React replaces the field with an empty one.
            key={shares.length}
            label={`Add a ${noun}`}
            options={left}
            value=""
            placeholder="Name"
            emptyText={`No such ${noun}`}
            openLabel={`Show every ${noun}`}
            onChange={(id) => id !== "" && onChange(writeShares([...shares, { id, share: "100" }]))}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
