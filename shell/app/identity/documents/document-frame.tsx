import { useTranslation } from "@parlour/web/i18n/translation-context";
import { ErrorState } from "@parlour/web/ui/error-state";
import { Skeleton } from "@parlour/web/ui/skeleton";
import { useEffect, useRef } from "react";
import { frameTrust, isResultMessage } from "./frame-trust.ts";
import { useDocumentPage } from "./use-document-page.ts";

const frameClass = "h-[42rem] w-full scroll-mt-24 rounded-control sm:h-[33rem]";

/**
 * The document provider's upload form in a sandboxed iframe. Its only message is that the player has
 * finished.
 */
export function DocumentFrame({ session, onDone }: { session: string; onDone: () => void }) {
  const { t } = useTranslation();
  const { page, retry } = useDocumentPage(session);
  if (page === "failed") {
    return (
      <ErrorState title={t("documents.frameFailed")} retryLabel={t("documents.tryAgain")} onRetry={retry}>
        {t("documents.frameFailedText")}
      </ErrorState>
    );
  }
  if (page === "loading") {
    return (
      <div aria-busy="true" className={frameClass}>
        <span className="sr-only">{t("documents.loading")}</span>
        <Skeleton className="h-12 rounded-control" />
        <Skeleton className="mt-4 h-5 w-2/3" />
        <Skeleton className="mt-4 h-52 rounded-control" />
        <Skeleton className="mt-4 h-12 rounded-control" />
      </div>
    );
  }
  return <TrustedFrame url={page.url} onDone={onDone} />;
}

function TrustedFrame({ url, onDone }: { url: string; onDone: () => void }) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const loads = useRef(0);
  const { sandbox, origin } = frameTrust(url, location.origin);
  // The next page in the iframe is shorter, so we scroll to its top.
  const showFromTop = () => {
    if (++loads.current > 1) frame.current?.scrollIntoView({ block: "start" });
  };
  useEffect(() => {
    const onMessage = (message: MessageEvent) => {
      if (isResultMessage(message, frame.current?.contentWindow, origin)) onDone();
    };
    addEventListener("message", onMessage);
    return () => removeEventListener("message", onMessage);
  }, [origin, onDone]);
  return (
    <iframe
      ref={frame}
      src={url}
      onLoad={showFromTop}
      title={t("documents.frameTitle")}
      sandbox={sandbox}
      referrerPolicy="no-referrer"
      className={`${frameClass} bg-velvet`}
    />
  );
}
