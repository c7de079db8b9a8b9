import { languageCodes } from "@parlour/contracts/languages";
import { TextField } from "@parlour/web/ui/text-field";
import { languageName } from "../../../parts/readable.ts";
import type { OfferFields } from "./offer-fields.ts";
import type { Faults } from "./offer-plan.ts";

type Texts = Pick<OfferFields, "name" | "summary">;
type OfferTextsProps = { fields: Texts; faults: Faults; onChange: (part: Partial<Texts>) => void };

/** The offer's name and one-sentence description, in all languages side by side. */
export function OfferTexts({ fields, faults, onChange }: OfferTextsProps) {
  return (
    <div className="grid gap-4">
      {languageCodes.map((language) => (
        <fieldset key={language} className="grid gap-x-4 gap-y-3 sm:grid-cols-[1fr_2fr]">
          <legend className="mb-2 text-sm font-semibold text-mist">{languageName(language)}</legend>
          {(["name", "summary"] as const).map((part) => (
            <TextField
              key={part}
              label={part === "name" ? "Name" : "Description"}
              maxLength={200}
              lang={language}
              value={fields[part][language]}
              error={language === "en" ? faults[part] : undefined}
              onChange={(event) => onChange({ [part]: { ...fields[part], [language]: event.target.value } })}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
