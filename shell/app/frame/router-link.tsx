import type { LinkProps } from "@parlour/web/ui/link";
import { Link } from "react-router";

/** Lets the shared components navigate without loading the page anew. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} prefetch="intent" />;
}
