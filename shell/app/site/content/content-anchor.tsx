import { OPEN_LIVE_CHAT_ATTRIBUTE } from "@parlour/contracts/constants";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ContentLink } from "../../parts/block-types.ts";

type ContentAnchorProps = Pick<ContentLink, "href" | "newWindow" | "openLiveChat"> & {
  className?: string | undefined;
  children: ReactNode;
};

/** A content link: within the site, external, or to the live chat. */
export function ContentAnchor({ href, newWindow, openLiveChat, className, children }: ContentAnchorProps) {
  const chat = openLiveChat ? { [OPEN_LIVE_CHAT_ATTRIBUTE]: "" } : {};
  if (href.startsWith("/") && !newWindow) {
    return (
      <Link to={href} prefetch="intent" className={className} {...chat}>
        {children}
      </Link>
    );
  }
  const window = newWindow ? { target: "_blank" } : {};
  return (
    <a href={href} rel="noopener noreferrer" className={className} {...window} {...chat}>
      {children}
    </a>
  );
}
