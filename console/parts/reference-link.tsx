import { Link } from "@parlour/web/ui/link";
import { readable } from "./readable.ts";
import { referencePath } from "./reference-path.ts";

type ReferenceLinkProps = { playerId: string; reference: { kind: string; id: string } };

/** The subject of a ledger posting, with a link if the console has a page for it. */
export function ReferenceLink({ playerId, reference }: ReferenceLinkProps) {
  const path = referencePath(playerId, reference);
  const text = `${readable(reference.kind)} ${reference.id}`;
  if (path === undefined) return <span className="break-all">{text}</span>;
  return (
    <Link
      href={`/console${path}`}
      className="break-all underline underline-offset-4"
      // A click on the table row opens the posting, so a click on the link must not reach the row.
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
