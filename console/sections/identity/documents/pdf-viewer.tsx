import { viewDocument } from "@parlour/contracts/calls/identity/profile-profiling/view-document";
import { callAddress } from "@parlour/web/api/client";
import { buttonClass } from "@parlour/web/ui/button";

type PdfViewerProps = { documentId: string; fileAddress: string };

/**
 * A PDF in the browser's own viewer, in a frame whose content security policy blocks all requests. The server
 * has checked the file for scripts. Browsers without a viewer offer the file as a download.
 */
export function PdfViewer({ documentId, fileAddress }: PdfViewerProps) {
  const address = callAddress(viewDocument, { params: { documentId } });
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-ink">
      <figcaption className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-3 py-1.5">
        <span className="text-sm text-mist">PDF</span>
        <a className={buttonClass({ size: "sm" })} href={fileAddress} download>
          Download file
        </a>
      </figcaption>
      <iframe
        key={address}
        title="Document as submitted"
        src={`${address}#toolbar=0&navpanes=0&view=FitH`}
        referrerPolicy="no-referrer"
        className="block h-[min(70dvh,44rem)] w-full bg-ink"
      />
    </figure>
  );
}
