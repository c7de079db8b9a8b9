import ExternalLinkIcon from "lucide-react/icons/external-link";
import type { BlockOf } from "../../../parts/block-types.ts";

/** A link to another site, showing its host. */
export function ExternalLink({ label, text, href }: BlockOf<"external_link">) {
  return (
    <a
      href={href}
      rel="noopener noreferrer"
      className="mx-auto flex min-h-[4.5rem] w-full max-w-[44rem] items-center gap-4 rounded-tile border border-line bg-velvet px-5 py-4 transition-colors hover:border-field hover:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-md font-semibold">{label}</span>
        {text ? <span className="mt-0.5 block text-mist">{text}</span> : null}
        <span className="mt-0.5 block truncate text-sm text-mist">{new URL(href).host}</span>
      </span>
      <ExternalLinkIcon size={20} aria-hidden="true" className="shrink-0 text-brass" />
    </a>
  );
}
