import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";

type TextFieldProps = ComponentProps<"input"> &
  FieldText & {
    /** An icon at the start of the field. */
    icon?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const [text, { id, icon, className, ...input }] = splitFieldText(props);
  return (
    <FormField {...text} id={id} className={className}>
      {(control) => (
        <span className="relative block">
          {icon ? (
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center text-mist">
              {icon}
            </span>
          ) : null}
          <input
            {...input}
            {...control}
            className={classNames(fieldBoxClass, "h-12", icon !== undefined && "pl-11")}
          />
        </span>
      )}
    </FormField>
  );
}
