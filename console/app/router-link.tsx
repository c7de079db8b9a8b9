import type { LinkProps } from "@parlour/web/ui/link";
import { Link } from "react-router";

/** What lies outside the console is another page and is fetched as one. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith("/console/")) return <a {...rest} href={href} />;
  return <Link {...rest} to={href.slice("/console".length)} />;
}
