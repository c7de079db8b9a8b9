import { Chip } from "@parlour/web/ui/chip";
import { TextField } from "@parlour/web/ui/text-field";
import type { ComponentProps, ReactNode } from "react";
import { useGame } from "./game-context.ts";

type Preset = { value: string; label: ReactNode };

type PresetFieldProps = Omit<ComponentProps<typeof TextField>, "onChange" | "value" | "label"> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  presets: readonly Preset[];
};

/** A field that takes any value, with buttons for the usual values below it. */
export function PresetField({ label, value, onChange, presets, ...field }: PresetFieldProps) {
  const { t } = useGame();
  return (
    <div className="grid gap-2">
      <TextField
        {...field}
        label={label}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t("games.autoplayPresets", { field: label })}</legend>
        {presets.map((preset) => (
          <Chip
            key={preset.value}
            selected={value.trim() === preset.value}
            onClick={() => onChange(preset.value)}
          >
            {preset.label}
          </Chip>
        ))}
      </fieldset>
    </div>
  );
}
