import { type ReactNode, useId } from "react";

/** Related fields, in two columns if there is room. */
export function FormGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid
    <div role="group" aria-labelledby={titleId}>
      <h2 id={titleId} className="mb-4 border-b border-line pb-2 text-xl">
        {title}
      </h2>
      <div className="grid items-start gap-5 md:grid-cols-2">{children}</div>
    </div>
  );
}
