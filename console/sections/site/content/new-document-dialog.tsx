import { ApiError } from "@parlour/web/api/api-error";
import { languageNames } from "@parlour/web/i18n/languages";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SelectField } from "@parlour/web/ui/select-field";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { saveDraft } from "./content-api.ts";
import { languagesOf, useContentSite } from "./content-site.ts";
import { addressOf } from "./open-document.ts";
import { newDocuments } from "./templates.ts";

type Type = keyof typeof newDocuments;
const types = [
  { value: "page", label: "Page" },
  { value: "promotion", label: "Promotion" },
  { value: "slide", label: "Slide" },
  { value: "menu", label: "Menu" },
  { value: "collection", label: "Game collection" },
];

const kindOf = (type: Type) =>
  type === "page" || type === "promotion" ? "page" : type === "collection" ? "collection" : "item";
/** The format of names. A page's name is its path, and a collection's name is part of a path. */
const patterns = {
  page: { allowed: /^\/[a-z0-9/-]+$/, hint: "Enter a path such as /promotions/summer." },
  collection: {
    allowed: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    hint: "Use lower-case letters, numbers and single hyphens.",
  },
  item: { allowed: /^[a-z0-9][a-z0-9-]*$/i, hint: "Use letters, numbers and hyphens." },
} as const;
const examples = { page: "/promotions/summer", collection: "summer-games", item: "summer-slide" } as const;

export function NewDocumentDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const formId = useId();
  const navigate = useNavigate();
  const site = useContentSite();
  const language = site.brand === null ? "en" : languagesOf(site)[0]!;
  const [type, setType] = useState<Type>("page");
  const [key, setKey] = useState("");
  /** The link to the document that already has this name. */
  const [taken, setTaken] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isPage = kindOf(type) === "page";

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const named = isPage && !key.startsWith("/") ? `/${key.trim()}` : key.trim();
    const kind = kindOf(type);
    if (!patterns[kind].allowed.test(named)) return setFailure(patterns[kind].hint);
    setFailure(null);
    setTaken(null);
    try {
      const document = { kind, key: named, body: newDocuments[type](named) } as Parameters<
        typeof saveDraft
      >[0]["body"]["document"];
      await saveDraft({ body: { bucket: site.bucket, language, document, baseVersion: null } });
      navigate(addressOf(site, { kind, key: named }));
    } catch (error) {
      const isTaken = error instanceof ApiError && error.errorCode === "CONFLICT";
      setTaken(isTaken ? addressOf(site, { kind, key: named }) : null);
      setFailure(isTaken ? `${named} already exists. Open it, or choose another name.` : failureText(error));
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="New document"
      description={`It starts as a draft in ${languageNames[language]}. You can add the other languages afterwards.`}
      closeLabel="Close"
      actions={
        <Button type="submit" form={formId} variant="primary">
          Create
        </Button>
      }
    >
      <form id={formId} className="grid gap-5" noValidate onSubmit={submit}>
        <Failure
          text={failure}
          action={
            taken ? (
              <Button size="sm" onClick={() => navigate(taken)}>
                Open it
              </Button>
            ) : undefined
          }
        />
        <SelectField
          label="Type"
          options={types}
          value={type}
          onChange={(event) => setType(event.target.value as Type)}
        />
        <TextField
          label={isPage ? "Address" : "Name"}
          placeholder={examples[kindOf(type)]}
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
