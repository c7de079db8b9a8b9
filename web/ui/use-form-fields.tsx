import { type SubmitEvent, useId, useLayoutEffect, useRef, useState } from "react";

type Values = Record<string, string>;

type FormState<V extends Values> = { values: V; errors: Partial<Record<keyof V, string>> };

type FormFieldsOptions<V extends Values> = {
  initial: V;
  /** For each field, a function that returns an error message, or undefined if the value is valid. */
  validate: { [K in keyof V]?: (value: string, values: V) => string | undefined };
  onSubmit: (values: V) => void | Promise<void>;
  /** Submit validates only these fields, for the current step of a longer form. */
  checked?: readonly (keyof V & string)[];
};

/**
 * The state of a form that validates each field on blur and all fields on submit. The input is kept, and if
 * the form is refused, its first invalid field gets the focus.
 */
export function useFormFields<V extends Values>(options: FormFieldsOptions<V>) {
  const { initial, validate, onSubmit, checked } = options;
  const formId = useId();
  const [{ values, errors }, setForm] = useState<FormState<V>>({ values: initial, errors: {} });
  const [submitting, setSubmitting] = useState(false);
  const names = Object.keys(initial) as (keyof V & string)[];
  const fieldId = (name: string) => `${formId}-${name}`;
  useEarlyTyping(names, fieldId, (early) =>
    setForm((form) => ({ ...form, values: { ...form.values, ...early } })),
  );

  const check = (name: keyof V, current: V) => validate[name]?.(current[name] ?? "", current);

  const change = (name: keyof V, value: string) =>
    // Updates the latest state, because a password manager fills several fields before the next render.
    setForm((form) => {
      const next = { ...form.values, [name]: value };
      // An error disappears as soon as the value is valid, but a new error appears only on blur.
      const marked = form.errors[name] !== undefined;
      return { values: next, errors: marked ? { ...form.errors, [name]: check(name, next) } : form.errors };
    });

  const leave = (name: keyof V) =>
    setForm((form) => {
      // Leaving an empty field is not an error yet.
      if (form.values[name] === "") return form;
      return { ...form, errors: { ...form.errors, [name]: check(name, form.values) } };
    });

  const refuse = (found: Partial<Record<keyof V, string>>) => {
    setForm((form) => ({ ...form, errors: found }));
    const first = names.find((name) => found[name] !== undefined);
    // The error text must be in the page before the field gets the focus, so that a screen reader reads it.
    if (first !== undefined) requestAnimationFrame(() => document.getElementById(fieldId(first))?.focus());
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submitting) return;
    const found: Partial<Record<keyof V, string>> = {};
    for (const name of checked ?? names) {
      const error = check(name, values);
      if (error !== undefined) found[name] = error;
    }
    if (Object.keys(found).length > 0) return refuse(found);
    setForm((form) => ({ ...form, errors: {} }));
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
    /** Shows errors from the server next to their fields. */
    refuse,
    /** All errors, for a list above the form. */
    summary: names.flatMap((name) => {
      const message = errors[name];
      return message === undefined ? [] : [{ fieldId: fieldId(name), message }];
    }),
    /** All props of the field `name` except its labels and messages. */
    field: (name: keyof V & string) => ({
      id: fieldId(name),
      name,
      value: values[name] ?? "",
      error: errors[name],
      // If the focus moves to the submit button, no error is shown yet: it could move the button away from
      // the pointer, and submit validates all fields anyway.
      onBlur: (event?: { relatedTarget?: EventTarget | null }) => {
        if (!isSubmit(event?.relatedTarget)) leave(name);
      },
    }),
    change,
    /** The `onChange` handler of a plain input. */
    typed: (name: keyof V & string) => (event: { target: { value: string } }) =>
      change(name, event.target.value),
  };
}

export function isSubmit(target: EventTarget | null | undefined): boolean {
  return target instanceof HTMLButtonElement && target.type === "submit";
}

/**
 * Adopts values that were typed or autofilled before hydration, which the next render would otherwise clear.
 */
function useEarlyTyping(
  names: readonly string[],
  fieldId: (name: string) => string,
  adopt: (early: Record<string, string>) => void,
) {
  const first = useRef({ names, fieldId, adopt });
  useLayoutEffect(() => {
    const { names, fieldId, adopt } = first.current;
    const early: Record<string, string> = {};
    for (const name of names) {
      const control = document.getElementById(fieldId(name));
      const typed =
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement;
      // Only a control with the field's own name shows its value; a combobox shows a label instead.
      if (typed && control.name === name && control.type !== "checkbox" && control.type !== "radio") {
        early[name] = control.value;
      }
    }
    adopt(early);
  }, []);
}
