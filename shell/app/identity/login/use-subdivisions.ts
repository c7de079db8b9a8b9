import { useEffect, useState } from "react";

type Option = { value: string; label: string };

/** The parts of a country: those of the first one came with the page, others are fetched when they are needed. */
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
      // Without the list the field stays empty, and the server says when that will not do.
      .catch(() => undefined);
    return () => left.abort();
  }, [countryCode, isFirst]);
  if (isFirst) return first.subdivisions;
  return fetched?.countryCode === countryCode ? fetched.subdivisions : [];
}
