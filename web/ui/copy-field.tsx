import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { type FieldText, FormField, fieldBoxClass, splitFieldText } from "./form-field.tsx";

type CopyFieldProps = FieldText & {
  value: string;
  copyLabel: string;
  copiedLabel: string;
  className?: string;
};

/** A value with a copy button, such as a code, an address or a link. */
export function CopyField(props: CopyFieldProps) {
  const [text, { value, copyLabel, copiedLabel, className }] = splitFieldText(props);
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 3000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without clipboard permission the text is selected, so that the user can copy it.
      input.current?.select();
    }
  };
  return (
    <FormField {...text} className={className}>
      {(control) => (
        <span className="flex gap-2">
          <input
            {...control}
            ref={input}
            readOnly
            value={value}
            onFocus={(event) => event.target.select()}
            className={classNames(fieldBoxClass, "h-12 text-ellipsis")}
          />
          <Button
            size="lg"
            onClick={copy}
            icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
          >
            <span aria-live="polite">{copied ? copiedLabel : copyLabel}</span>
          </Button>
        </span>
      )}
    </FormField>
  );
}
