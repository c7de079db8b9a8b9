import { TextField } from "@parlour/web/ui/text-field";
import { type ComponentProps, useEffect, useRef, useState } from "react";

const pauseMs = 250;

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange"> & {
  value: string;
  onChange: (value: string) => void;
};

/**
 * A text filter whose value is in the URL. It shows the input immediately and applies it after a short pause.
 */
export function SearchField({ value, onChange, ...field }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const passedOn = useRef(value);
  const typedAt = useRef("");
  useEffect(() => {
    // The value in the URL changes when the operator navigates, and also just after the field itself has changed it.
    // Only navigation may overwrite what the operator is typing.
    if (value === passedOn.current) return;
    passedOn.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === passedOn.current) return;
    const timer = setTimeout(() => {
      // While another page is loading, a change to this page's URL would cancel the navigation.
      if (window.location.pathname !== typedAt.current) return;
      passedOn.current = typed;
      onChange(typed);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [typed, onChange]);
  const type = (next: string) => {
    typedAt.current = window.location.pathname;
    setTyped(next);
  };
  return <TextField {...field} value={typed} onChange={(event) => type(event.target.value)} />;
}
