import type { MarkedRange } from "@parlour/contracts/entities/help-item";

/** A text with highlighted matches, which screen readers read as normal text. */
export function MarkedText({ text, marks = [] }: { text: string; marks?: readonly MarkedRange[] }) {
  return marks.length === 0
    ? text
    : marks.map(([start, end], index) => {
        const before = text.slice(marks[index - 1]?.[1] ?? 0, start);
        const after = index === marks.length - 1 ? text.slice(end) : "";
        return (
          <span key={start}>
            {before}
            <mark className="rounded-[3px] bg-brass/20 px-0.5 text-bright">{text.slice(start, end)}</mark>
            {after}
          </span>
        );
      });
}
