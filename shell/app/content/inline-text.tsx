import { Link } from "react-router";

const LINK = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** A text of the content with its `[label](/path)` links; nothing else is marked up. */
export function InlineText({ text }: { text: string }) {
  // A split by a pattern with two groups gives text, label, path, text, label, path, text …
  const pieces = text.split(new RegExp(LINK, "g"));
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const path = pieces[index + 1]!;
    return (
      <Link
        key={path}
        to={path}
        className="text-bright underline decoration-brass/50 underline-offset-4 hover:decoration-bright"
      >
        {piece}
      </Link>
    );
  });
}
