import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";

/**
 * Grows with its text in browsers that support `field-sizing`; in all browsers it can be made taller by
 * dragging.
 */
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
