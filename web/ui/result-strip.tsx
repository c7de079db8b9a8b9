type ResultStripProps = {
  /** The name of the list for screen readers. */
  label: string;
  /** The outcomes, newest first. */
  results: readonly { id: string; text: string; tone?: string }[];
};

/** The last outcomes, newest first, limited to one line. */
export function ResultStrip({ label, results }: ResultStripProps) {
  return (
    <ol aria-label={label} className="result-strip">
      {results.slice(0, 16).map(({ id, text, tone }) => (
        <li key={id} data-tone={tone}>
          {text}
        </li>
      ))}
    </ol>
  );
}
