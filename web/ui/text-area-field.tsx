import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";

/** Grows with its text where the browser can (`field-sizing`), and can be dragged taller everywhere. */
export function TextAreaField(props: ComponentProps<"textarea"> & FieldText) {
  const [text, { id, className, ...input }] = splitFieldText(props);
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <textarea
          rows={4}
          {...input}
          {...control}
          className={classNames(fieldBoxClass, "field-sizing-content block max-h-80 min-h-28 resize-y py-3")}
        />
      )}
    </FormField>
  );
}
