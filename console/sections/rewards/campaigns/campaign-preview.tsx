import { type LanguageCode, languageCodes } from "@parlour/contracts/languages";
import { useResource } from "@parlour/web/api/use-resource";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SelectField } from "@parlour/web/ui/select-field";
import { useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { languageName } from "../../../parts/readable.ts";
import { preview } from "./campaign-api.ts";
import type { CampaignFields } from "./campaign-fields.ts";
import { readTexts } from "./campaign-plan.ts";

/** Shows the message in each language as players will see it on each channel. */
export function CampaignPreview({ fields }: { fields: CampaignFields }) {
  const [open, setOpen] = useState(false);
  const [language, setLanguage] = useState<LanguageCode>("en");
  return (
    <>
      <Button onClick={() => setOpen(true)}>Preview</Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Preview"
        closeLabel="Close"
        description="For an example player."
      >
        <div className="grid gap-5">
          <SelectField
            label="Player's language"
            value={language}
            onChange={(event) => setLanguage(event.target.value as LanguageCode)}
            options={languageCodes.map((value) => ({ value, label: languageName(value) }))}
          />
          {open ? <Shown fields={fields} language={language} /> : null}
        </div>
      </Dialog>
    </>
  );
}

function Shown({ fields, language }: { fields: CampaignFields; language: LanguageCode }) {
  const faults: Record<string, string> = {};
  const { fallbackLanguage, channels } = fields;
  const plan = {
    texts: readTexts(fields, faults),
    fallbackLanguage,
    link: fields.link.trim() === "" ? null : fields.link.trim(),
    offerId: fields.offerId === "" ? null : fields.offerId,
  };
  const body = { plan, language };
  const isComplete = Object.keys(faults).length === 0;
  const { value, error, loading } = useResource(
    isComplete
      ? { key: `campaign preview ${JSON.stringify(body)}`, read: (signal) => preview({ body, signal }) }
      : null,
  );
  if (!isComplete)
    return <p className="text-mist">Complete the {languageName(fallbackLanguage)} texts first.</p>;
  if (error !== undefined) return <Failure text={failureText(error)} />;
  if (value === undefined || loading) return <p className="text-mist">Loading…</p>;
  return (
    <>
      {value.language === language ? null : (
        <p className="text-mist">{`There is no text in ${languageName(language)}, so players see it in ${languageName(value.language)}.`}</p>
      )}
      {channels.includes("ON_SITE") ? (
        <Message
          title="On-site message"
          lang={value.language}
          text={`${value.onSite.title}\n\n${value.onSite.text}`}
        />
      ) : null}
      {channels.includes("EMAIL") ? (
        <Message title={`Email: ${value.email.subject}`} lang={value.language} text={value.email.text} />
      ) : null}
      {channels.includes("SMS") && value.sms !== null ? (
        <Message title="SMS" lang={value.language} text={value.sms} />
      ) : null}
    </>
  );
}

function Message({ title, text, lang }: { title: string; text: string; lang: string }) {
  return (
    <section className="rounded-card border border-line p-4">
      <h3 className="mb-2 text-sm font-semibold text-mist">{title}</h3>
      <p lang={lang} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </section>
  );
}
