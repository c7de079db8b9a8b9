import type { BrandColours } from "@parlour/contracts/entities/brand";
import { designedColours, faultsOfColours } from "@parlour/rules/brand-theme";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextField } from "@parlour/web/ui/text-field";

const names: Record<keyof BrandColours, string> = {
  background: "Background",
  surface: "Panels",
  raised: "Raised panels",
  line: "Lines",
  text: "Text",
  mutedText: "Secondary text",
  accent: "Accent",
  accentText: "Links and name",
  onAccent: "Text on accent",
};

type ColoursProps = { colours: BrandColours | null; onChange: (colours: BrandColours | null) => void };

/** The colours of a brand. The contrast is checked at every change; the server checks it again on saving. */
export function BrandColourFields({ colours, onChange }: ColoursProps) {
  const faults = colours ? faultsOfColours(colours) : [];
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Colours</legend>
      <Checkbox
        label="Custom colours"
        hint="If off, the brand uses the site's colours."
        checked={colours !== null}
        onChange={(event) => onChange(event.target.checked ? designedColours : null)}
      />
      {colours ? (
        <div className="grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-2 xl:grid-cols-3">
          {(Object.keys(names) as (keyof BrandColours)[]).map((name) => (
            <TextField
              key={name}
              label={names[name]}
              type="color"
              value={colours[name]}
              error={faults.includes(name) ? "Not enough contrast to be readable." : undefined}
              onChange={(event) => onChange({ ...colours, [name]: event.target.value })}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}
