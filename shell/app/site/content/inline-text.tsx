import { ContentAnchor } from "./content-anchor.tsx";

const LINK = /\[([^\]]+)\]\(((?:\/|https:\/\/)[^)\s]*|open-live-chat)\)/;
/** The page that chat links open if JavaScript is not available. */
const CHAT_FALLBACK = "/contact-us";

/** Content text in which `[label](/path)` becomes a link; there is no other markup. */
export function InlineText({ text }: { text: string }) {
  // Splitting by a pattern with two groups gives text, label, target, text, label, target, text …
  const pieces = text.split(new RegExp(LINK, "g"));
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece;
    if (index % 3 === 2) return null;
    const target = pieces[index + 1]!;
    const openLiveChat = target === "open-live-chat";
    return (
      <ContentAnchor
        key={`${piece}${target}`}
        href={openLiveChat ? CHAT_FALLBACK : target}
        openLiveChat={openLiveChat}
        className="text-bright underline decoration-brass/50 underline-offset-4 hover:decoration-bright"
      >
        {piece}
      </ContentAnchor>
    );
  });
}
