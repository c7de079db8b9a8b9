import { languageNames } from "@parlour/web/i18n/languages";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { languageName } from "../../../parts/readable.ts";
import type { Templates } from "./use-templates.ts";

const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }));

type TemplatePickerProps = { templates: Templates; language: string; onPick: (text: string) => void };

/** A button that opens the templates, with a preview as the visitor will read it. */
export function TemplatePicker({ templates, language, onPick }: TemplatePickerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Templates</Button>
      <Dialog open={open} wide onClose={() => setOpen(false)} title="Insert a template" closeLabel="Close">
        {open ? (
          <Choice
            templates={templates}
            language={language}
            onPick={(text) => {
              setOpen(false);
              onPick(text);
            }}
          />
        ) : null}
      </Dialog>
    </>
  );
}

function Choice({ templates, language: visitorLanguage, onPick }: TemplatePickerProps) {
  const known = languages.some(({ value }) => value === visitorLanguage);
  const [language, setLanguage] = useState(known ? visitorLanguage : "en");
  const [term, setTerm] = useState("");
  const [chosenId, setChosenId] = useState<string>();
  const wanted = term.trim().toLowerCase();
  const found = templates.list.filter(({ name, shortcut, texts }) =>
    [name, shortcut ?? "", ...Object.values(texts)].some((text) => text.toLowerCase().includes(wanted)),
  );
  const chosen = found.find(({ id }) => id === chosenId) ?? found[0];
  const filled = chosen && templates.fill(chosen, language);
  const pick = () => {
    if (filled) onPick(filled.text);
  };
  // This is not a form, because the picker is inside the form of the message, and forms can't be nested.
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Search"
          type="search"
          value={term}
          autoFocus
          onChange={(event) => setTerm(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            pick();
          }}
        />
        <SelectField
          label="Language"
          options={languages}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        />
      </div>
      {chosen === undefined || filled === undefined ? (
        <p className="text-mist">No template matches.</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <fieldset className="max-h-72 overflow-y-auto rounded-card border border-line">
            <legend className="sr-only">Templates</legend>
            {found.map(({ id, name, kind, shortcut }) => (
              <label
                key={id}
                className="block cursor-pointer border-b border-line/70 px-3 py-2 last:border-0 hover:bg-raised/70 has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:-outline-offset-2"
              >
                <input
                  type="radio"
                  name="template"
                  className="sr-only"
                  checked={id === chosen.id}
                  onChange={() => setChosenId(id)}
                />
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-mist">
                  {kind === "REPLY" ? "Reply" : "Excerpt"}
                  {shortcut ? ` · /${shortcut}` : ""}
                </span>
              </label>
            ))}
          </fieldset>
          <section aria-label="Preview" className="rounded-card border border-line bg-raised/60 px-4 py-3">
            {filled.language === language ? null : (
              <p className="mb-2 text-sm text-bright">
                There is no text in {languageName(language)}. This one is in {languageName(filled.language)}.
              </p>
            )}
            <p lang={filled.language} className="whitespace-pre-wrap wrap-anywhere">
              {filled.text}
            </p>
          </section>
        </div>
      )}
      <div>
        <Button variant="primary" disabled={filled === undefined} onClick={pick}>
          Insert
        </Button>
      </div>
    </div>
  );
}
