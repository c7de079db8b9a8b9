import type { ReactNode } from "react";

/** A group of components with its own anchor. */
export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <h2 id={`${id}-title`} className="mb-4 text-3xl">
        {title}
      </h2>
      <div className="grid gap-5">{children}</div>
    </section>
  );
}

type SpecimenProps = {
  title: string;
  note?: string;
  children: ReactNode;
  layout?: "row" | "stack" | "columns";
};

const layouts = {
  row: "flex flex-wrap items-center gap-3",
  stack: "grid grid-cols-[minmax(0,1fr)] gap-4",
  columns: "grid grid-cols-[minmax(0,1fr)] gap-5 md:grid-cols-2 xl:grid-cols-3",
};

/** One component in its states, with a note about behaviour that a screenshot can't show. */
export function Specimen({ title, note, children, layout = "row" }: SpecimenProps) {
  return (
    <article className="min-w-0 rounded-panel border border-line p-4 md:p-6">
      <h3 className="text-lg">{title}</h3>
      {note ? <p className="mt-0.5 text-sm text-mist">{note}</p> : null}
      <div className={`mt-4 ${layouts[layout]}`}>{children}</div>
    </article>
  );
}
