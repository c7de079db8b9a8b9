import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, type ReactNode, useState } from "react";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type"> &
  FieldText & {
    showLabel: string;
    hideLabel: string;
    /** Content under the field, such as a strength meter. */
    below?: ReactNode;
  };

export function PasswordField(props: PasswordFieldProps) {
  const [text, { id, showLabel, hideLabel, below, className, ...input }] = splitFieldText(props);
  const [shown, setShown] = useState(false);
  return (
    <div className={className}>
      <FormField {...text} id={id}>
        {(control) => (
          <span className="relative block">
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...input}
              {...control}
              type={shown ? "text" : "password"}
              className={classNames(fieldBoxClass, "h-12 pr-13")}
            />
            <button
              type="button"
              aria-label={shown ? hideLabel : showLabel}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-chip text-mist hover:text-ivory"
            >
              {shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
            </button>
          </span>
        )}
      </FormField>
      {below}
    </div>
  );
}
