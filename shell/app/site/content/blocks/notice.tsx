import type { BlockOf } from "../../../parts/block-types.ts";
import { ContentAnchor } from "../content-anchor.tsx";

export function Notice({ text, link }: BlockOf<"notice">) {
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1 rounded-tile border border-line bg-velvet/60 px-5 py-4 text-center text-mist">
      {text}
      {link ? (
        <ContentAnchor
          {...link}
          className="touch-target font-semibold text-bright underline decoration-brass/50 underline-offset-4 hover:decoration-bright"
        >
          {link.label}
        </ContentAnchor>
      ) : null}
    </p>
  );
}
