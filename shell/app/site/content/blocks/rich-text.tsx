import type { BlockOf, RichTextPart } from "../../../parts/block-types.ts";
import { HtmlText } from "../html-text.tsx";
import { InlineText } from "../inline-text.tsx";

export function RichText({ anchor, parts = [], html }: BlockOf<"rich_text">) {
  return (
    <div id={anchor} className="mx-auto w-full max-w-[44rem] text-md leading-relaxed text-ivory/90">
      {parts.map((part) => (
        <RichTextPartView key={part.kind === "list" ? part.items[0] : part.text} part={part} />
      ))}
      {html ? <HtmlText html={html} /> : null}
    </div>
  );
}

function RichTextPartView({ part }: { part: RichTextPart }) {
  if (part.kind === "heading")
    return <h2 className="mt-9 mb-2 text-2xl text-ivory first:mt-0">{part.text}</h2>;
  if ("text" in part) {
    return (
      <p className="mt-3 first:mt-0">
        <InlineText text={part.text} />
      </p>
    );
  }
  return (
    <ul className="mt-3 list-disc space-y-2 pl-5 marker:text-brass">
      {part.items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </ul>
  );
}
