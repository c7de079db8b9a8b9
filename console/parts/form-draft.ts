/** The values that an operator typed or chose, by the names of their fields, in the order of the first change. */
export type KeptFields = Readonly<Record<string, string>>;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type FieldFacts = { type: string; role: string | null; autocomplete: string; readOnly: boolean };

const unkeptTypes = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);

/**
 * Whether a field's value may be stored in the tab and typed again. Secrets are never stored. The text of a combobox is
 * only a search, not its choice.
 */
export function isKept({ type, role, autocomplete, readOnly }: FieldFacts): boolean {
  return !(
    unkeptTypes.has(type) ||
    role === "combobox" ||
    readOnly ||
    /password|one-time-code/.test(autocomplete)
  );
}

/** Returns the kept values after a change of the given field; the same values if the field isn't kept. */
export function keepField(kept: KeptFields, form: HTMLFormElement, target: EventTarget | null): KeptFields {
  const found = keptFieldsOf(form).find(([, field]) => field === target);
  if (found === undefined) return kept;
  const [name, field] = found;
  return { ...kept, [name]: enteredIn(field) };
}

/** Types the kept values into the form. Returns those whose fields the form doesn't show yet. */
export function restoreFields(form: HTMLFormElement, kept: KeptFields): KeptFields {
  const missing: Record<string, string> = {};
  for (const [name, value] of Object.entries(kept)) {
    // A restored field can change others, so the fields are looked up again each time.
    const field = keptFieldsOf(form).find(
      ([each, { type, value: own }]) => each === name && (type !== "radio" || own === value),
    )?.[1];
    if (field === undefined) missing[name] = value;
    else if (isRadio(field) ? !field.checked : enteredIn(field) !== value) enter(field, value);
  }
  return missing;
}

/** The form's fields by name: the label, the type, and a number for fields that share both. */
function keptFieldsOf(form: HTMLFormElement): [string, Field][] {
  const counts = new Map<string, number>();
  const fields = [...form.querySelectorAll<Field>("input, textarea, select")].filter((field) =>
    isKept({
      type: field.type,
      role: field.getAttribute("role"),
      autocomplete: field.autocomplete,
      readOnly: "readOnly" in field && field.readOnly,
    }),
  );
  return fields.map((field) => {
    // The options of a group are one field.
    if (isRadio(field)) return [`radio ${field.name}`, field];
    const label = field.labels?.[0]?.textContent ?? field.getAttribute("aria-label") ?? field.name;
    const name = `${field.type} ${label.trim()}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, field];
  });
}

const isRadio = (field: Field): field is HTMLInputElement => field.type === "radio";
const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";
const enteredIn = (field: Field) => (isCheckbox(field) ? String(field.checked) : field.value);

function enter(field: Field, value: string): void {
  if (isRadio(field) || isCheckbox(field)) {
    field.click();
    return;
  }
  // React replaces the setter of the element to notice its own changes, so the value is set with the original one.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
}
