const step = 12;

/** Shows each pay line as a small picture with its row on each reel. */
export function LinePictures({ lines, rows }: { lines: readonly (readonly number[])[]; rows: number }) {
  return (
    <ol className="slot-lines">
      {lines.map((line, at) => (
        <li key={line.join("")} className="text-2xs text-mist">
          <svg viewBox={`0 0 ${line.length * step} ${rows * step}`} aria-hidden="true">
            {line.flatMap((row, reel) =>
              Array.from({ length: rows }, (_, place) => (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: grid cells never change order
                  key={`${reel}-${place}`}
                  x={reel * step + 1}
                  y={place * step + 1}
                  width={step - 2}
                  height={step - 2}
                  rx={2}
                  fill={place === row ? "var(--color-brass)" : "var(--color-raised)"}
                />
              )),
            )}
          </svg>
          {at + 1}
        </li>
      ))}
    </ol>
  );
}
