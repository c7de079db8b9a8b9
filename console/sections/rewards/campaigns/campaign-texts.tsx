import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import { languageName } from "../../../parts/readable.ts";
import type { CampaignFields, Faults, TextFields } from "./campaign-fields.ts";

type CampaignTextsProps = {
  fields: Pick<CampaignFields, "texts" | "fallbackLanguage" | "channels" | "offerId">;
  faults: Faults;
  onChange: (part: Partial<CampaignFields>) => void;
};

/** The message in all languages side by side. */
export function CampaignTexts({ fields, faults, onChange }: CampaignTextsProps) {
  const { texts, fallbackLanguage, channels, offerId } = fields;
  const change = (language: LanguageCode, part: Partial<TextFields>) =>
    onChange({ texts: { ...texts, [language]: { ...texts[language], ...part } } });
  return (
    <div className="grid gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_2fr]">
        <SelectField
          label="Fallback language"
          hint="For players whose language isn't filled in."
          value={fallbackLanguage}
          onChange={(event) => onChange({ fallbackLanguage: event.target.value as LanguageCode })}
          options={languageCodes.map((value) => ({ value, label: languageName(value) }))}
        />
        <p className="text-sm text-mist sm:pt-8">
          {offerId === ""
            ? "{name} becomes the player's first name."
            : "{name} becomes the player's first name, {offer} the name of the bonus."}
        </p>
      </div>
      {languageCodes.map((language) => (
        <fieldset key={language} className="grid items-start gap-x-4 gap-y-3 lg:grid-cols-[1fr_2fr]">
          <legend className="mb-2 text-sm font-semibold text-mist">{languageName(language)}</legend>
          <TextField
            label="Title"
            maxLength={120}
            lang={language}
            value={texts[language].title}
            error={faults[`${language} title`]}
            onChange={(event) => change(language, { title: event.target.value })}
          />
          <TextAreaField
            label="Text"
            rows={2}
            maxLength={2_000}
            lang={language}
            value={texts[language].text}
            error={faults[`${language} text`]}
            onChange={(event) => change(language, { text: event.target.value })}
          />
          {channels.includes("SMS") ? (
            <TextField
              className="lg:col-span-2"
              label="SMS text"
              maxLength={300}
              lang={language}
              value={texts[language].sms}
              error={faults[`${language} sms`]}
              onChange={(event) => change(language, { sms: event.target.value })}
            />
          ) : null}
        </fieldset>
      ))}
    </div>
  );
}
