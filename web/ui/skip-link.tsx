type SkipLinkProps = { label: string; targetId: string };

/** The first focusable element of every page: skips the header to the main content. */
export function SkipLink({ label, targetId }: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="brass-fill sr-only rounded-control px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50"
    >
      {label}
    </a>
  );
}
