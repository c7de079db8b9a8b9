import type { GeoFilter } from "@parlour/contracts/entities/geo-filter";
import { Checkbox } from "@parlour/web/ui/checkbox";
import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { TextField } from "@parlour/web/ui/text-field";
import type { Path } from "../../../parts/conflicts/field-path.ts";
import { type ChangeAt, labelOf } from "./field-label.ts";
import { GeoField } from "./geo-field.tsx";
import { ListEditor } from "./list-editor.tsx";
import { PictureField } from "./picture-field.tsx";

type BodyEditorProps = { value: Readonly<Record<string, unknown>>; path?: Path; onChange: ChangeAt };

/** Fields that identify the document or block and can't be changed in this form. */
const fixed = new Set(["path", "type", "region", "kind", "slug"]);
const long = new Set(["text", "html", "answer", "description", "empty"]);

/** A generated form that can edit any part of a document. */
export function BodyEditor({ value, path = [], onChange }: BodyEditorProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      {inOrder(value).map(([name, inner]) =>
        fixed.has(name) ? null : (
          <Field key={name} name={name} value={inner} path={[...path, name]} onChange={onChange} />
        ),
      )}
    </div>
  );
}

type FieldProps = { name: string; value: unknown; path: Path; onChange: ChangeAt };

function Field({ name, value, path, onChange }: FieldProps) {
  const label = labelOf(name);
  if (name === "geoTargetingFilter") {
    return <GeoField value={value as GeoFilter | null} onChange={(next) => onChange(path, next)} />;
  }
  if (name === "picture" && typeof value === "string") {
    return <PictureField value={value} onChange={(next) => onChange(path, next)} />;
  }
  if (typeof value === "string") {
    const typed = (event: { target: { value: string } }) => onChange(path, event.target.value);
    return long.has(name) || value.length > 90 ? (
      <TextAreaField label={label} rows={3} value={value} onChange={typed} />
    ) : (
      <TextField label={label} value={value} onChange={typed} />
    );
  }
  if (typeof value === "boolean") {
    return (
      <Checkbox label={label} checked={value} onChange={(event) => onChange(path, event.target.checked)} />
    );
  }
  if (typeof value === "number") {
    return (
      <TextField
        label={label}
        type="number"
        value={value}
        onChange={(event) => onChange(path, Number(event.target.value))}
      />
    );
  }
  if (Array.isArray(value)) {
    return (
      <ListEditor name={name} items={value} path={path} onChange={onChange}>
        {(entry, at) => <BodyEditor value={entry} path={at} onChange={onChange} />}
      </ListEditor>
    );
  }
  if (typeof value === "object" && value !== null) {
    return (
      <fieldset className="min-w-0 rounded-card border border-line p-4">
        <legend className="px-1 text-sm font-semibold text-mist">{label}</legend>
        <BodyEditor value={value as Record<string, unknown>} path={path} onChange={onChange} />
      </fieldset>
    );
  }
  return null;
}

/** Sorts fields in reading order: headings first, then plain fields, then lists and groups. */
const first = ["overline", "title", "label", "question", "description", "text", "answer", "href"];

function inOrder(value: Readonly<Record<string, unknown>>): [string, unknown][] {
  const rank = ([name, inner]: [string, unknown]) => {
    const place = first.indexOf(name);
    if (place >= 0) return place;
    return typeof inner === "object" && inner !== null ? first.length + 1 : first.length;
  };
  return Object.entries(value).sort((one, other) => rank(one) - rank(other));
}
