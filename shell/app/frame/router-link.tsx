import type { LinkProps } from "@parlour/web/ui/link";
import { Link } from "react-router";

/** Lets shared components navigate without reloading the page. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} prefetch="intent" />;
}
