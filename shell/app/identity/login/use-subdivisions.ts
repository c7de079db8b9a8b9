import { useEffect, useState } from "react";

type Option = { value: string; label: string };

/**
 * A country's subdivisions: those of the preselected country come with the page, others are loaded on demand.
 */
export function useSubdivisions(
  countryCode: string,
  first: { countryCode: string; subdivisions: readonly Option[] },
): readonly Option[] {
  const [fetched, setFetched] = useState<{ countryCode: string; subdivisions: readonly Option[] } | null>(
    null,
  );
  const isFirst = countryCode === first.countryCode;
  useEffect(() => {
    if (isFirst || countryCode === "") return;
    const left = new AbortController();
    fetch(`/subdivisions/${countryCode}`, { signal: left.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((subdivisions) => setFetched({ countryCode, subdivisions }))
      // If loading fails, the field stays empty; the server reports an error if it is required.
      .catch(() => undefined);
    return () => left.abort();
  }, [countryCode, isFirst]);
  if (isFirst) return first.subdivisions;
  return fetched?.countryCode === countryCode ? fetched.subdivisions : [];
}
