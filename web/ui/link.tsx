import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from "react";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { href: string };

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/**
 * Provides the link component of a front end's router, so that shared components navigate without reloading
 * the page.
 */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
