import type { LinkProps } from "@parlour/web/ui/link";
import { Link } from "react-router";

/** Uses client-side navigation within the console; links to other pages load a new document. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith("/console/")) return <a {...rest} href={href} />;
  return <Link {...rest} to={href.slice("/console".length)} />;
}
