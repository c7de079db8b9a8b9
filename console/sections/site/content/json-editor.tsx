import { TextAreaField } from "@parlour/web/ui/text-area-field";
import { useState } from "react";
import type { Body } from "./content-api.ts";

/** The raw document, for fields that the form doesn't have. The server validates it. */
export function JsonEditor({ value, onChange }: { value: Body; onChange: (value: Body) => void }) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [fault, setFault] = useState<string>();
  return (
    <TextAreaField
      label="Document"
      rows={24}
      spellCheck={false}
      className="font-mono text-sm"
      value={text}
      error={fault}
      onChange={(event) => {
        setText(event.target.value);
        try {
          onChange(JSON.parse(event.target.value));
          setFault(undefined);
        } catch {
          setFault("This isn't valid JSON. The form keeps its last valid state.");
        }
      }}
    />
  );
}
