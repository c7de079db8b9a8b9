import { type SubmitEvent, useId, useState } from "react";

type Values = Record<string, string>;

type FormFieldsOptions<V extends Values> = {
  initial: V;
  /** For each field, the sentence that names the fix, or nothing when the value is right. */
  validate: { [K in keyof V]?: (value: string, values: V) => string | undefined };
  onSubmit: (values: V) => void | Promise<void>;
};

/**
 * The state of a form that validates each field when it is left and all of them when it is sent. What was
 * typed is kept, and a refused form puts the focus on its first wrong field.
 */
export function useFormFields<V extends Values>({ initial, validate, onSubmit }: FormFieldsOptions<V>) {
  const formId = useId();
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Partial<Record<keyof V, string>>>({});
  const [submitting, setSubmitting] = useState(false);
  const names = Object.keys(initial) as (keyof V & string)[];
  const fieldId = (name: string) => `${formId}-${name}`;

  const check = (name: keyof V, current: V) => validate[name]?.(current[name] ?? "", current);

  const change = (name: keyof V, value: string) => {
    const next = { ...values, [name]: value };
    // Several fields may change at once: each change adds to the one before.
    setValues((current) => ({ ...current, [name]: value }));
    // A field already marked wrong is cleared as soon as it is right; a new error waits for the blur.
    if (errors[name] !== undefined) setErrors({ ...errors, [name]: check(name, next) });
  };

  const refuse = (found: Partial<Record<keyof V, string>>) => {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    // The error's text must be in the page before the focus makes a screen reader read it.
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const found: Partial<Record<keyof V, string>> = {};
    for (const name of names) {
      const error = check(name, values);
      if (error !== undefined) found[name] = error;
    }
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors({});
    setSubmitting(true);
    try {
      await onSubmit(values);
    } finally {
      setSubmitting(false);
    }
  };

  return {
    values,
    submitting,
    submit,
    /** Shows errors that the server found, in the same places. */
    refuse,
    /** For a list above the form. */
    summary: names.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
    }),
    /** Everything a field of `name` needs except its words. */
    field: (name: keyof V & string) => ({
      id: fieldId(name),
      name,
      value: values[name] ?? "",
      error: errors[name],
      onBlur: () => {
        // An empty field that is merely passed through is not wrong yet.
        if (values[name] !== "") setErrors({ ...errors, [name]: check(name, values) });
      },
    }),
    change,
    /** `onChange` of a plain input. */
    typed: (name: keyof V & string) => (event: { target: { value: string } }) =>
      change(name, event.target.value),
  };
}
