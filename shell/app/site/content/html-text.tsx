import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** HTML that an operator wrote and the server sanitised. Its links use client-side navigation. */
export function HtmlText({ html }: { html: string }) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = (event.target as Element).closest("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only links inside respond, and they can be focused
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing Enter on a link triggers a click
    <div
      className="written-text"
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the content service before it is stored
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
