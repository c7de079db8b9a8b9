import type { LinkProps } from "@parlour/web/ui/link";
import { Link } from "react-router";

/** Links outside the console load a new page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  if (!href.startsWith("/console/")) return <a {...rest} href={href} />;
  return <Link {...rest} to={href.slice("/console".length)} />;
}
