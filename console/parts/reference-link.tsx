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
      // The row of the table opens the posting, the link only its reference.
      onClick={(event) => event.stopPropagation()}
    >
      {text}
    </Link>
  );
}
