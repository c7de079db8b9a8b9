import type { ReactNode } from "react";
import { goOnPress } from "./go.ts";

type SiteLinkProps = {
  to: string;
  className?: string;
  children: ReactNode;
  "aria-current"?: "page" | undefined;
};

/** A link to a page of the site; the shell handles the navigation. */
export function SiteLink({ to, children, ...rest }: SiteLinkProps) {
  return (
    <a {...rest} href={to} onClick={goOnPress(to)}>
      {children}
    </a>
  );
}
