import { useCallback } from "react";
import { useSearchParams } from "react-router";

/**
 * The state of a list (filters, tab, open item) in the URL, so that a link shows the same list and Back
 * restores it. Default values are left out.
 */
export function useUrlValues<Values extends Record<string, string>>(
  defaults: Values,
): [values: Values, change: (part: Partial<Values>) => void] {
  const [params, setParams] = useSearchParams();
  const values = Object.fromEntries(
    Object.entries(defaults).map(([name, usual]) => [name, params.get(name) ?? usual]),
  ) as Values;
  const usual = JSON.stringify(defaults);
  const change = useCallback(
    (part: Partial<Values>) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(part)) {
            if (value === undefined || value === (JSON.parse(usual)[name] ?? "")) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        // Only pages and dialogs create history entries; changing a filter replaces the current one.
        { replace: true },
      ),
    [setParams, usual],
  );
  return [values, change];
}
