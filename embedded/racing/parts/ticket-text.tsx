/** The selections of a pool bet; places or legs are separated by slashes. */
export function TicketText({ selections }: { selections: readonly (readonly (readonly number[])[])[] }) {
  return (
    <p className="text-sm tabular-nums">
      {selections.map((selection) => selection.map((part) => part.join(", ")).join(" / ")).join("; ")}
    </p>
  );
}
