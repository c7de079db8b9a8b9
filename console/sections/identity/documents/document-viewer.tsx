import { getDocumentFile } from "@parlour/contracts/calls/identity/profile-profiling/get-document-file";
import { callAddress } from "@parlour/web/api/client";
import { ErrorState } from "@parlour/web/ui/error-state";
import { IconButton } from "@parlour/web/ui/icon-button";
import RotateCw from "lucide-react/icons/rotate-cw";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { useState } from "react";
import { PdfViewer } from "./pdf-viewer.tsx";
import type { ReviewedDocument } from "./reviewed-document.ts";

const steps = [1, 1.5, 2, 3];

/** Shows an uploaded document. The server forbids browsers from caching the file. */
export function DocumentViewer({ document }: { document: Pick<ReviewedDocument, "id" | "contentType"> }) {
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const [round, setRound] = useState(0);
  const [failed, setFailed] = useState(false);
  const address = callAddress(getDocumentFile, { params: { documentId: document.id } });

  if (!document.contentType.startsWith("image/"))
    return <PdfViewer documentId={document.id} fileAddress={address} />;
  if (failed) {
    const again = () => {
      setFailed(false);
      setRound(round + 1);
    };
    return (
      <ErrorState title="Couldn't load the picture" retryLabel="Try again" onRetry={again}>
        The file exists but couldn't be downloaded.
      </ErrorState>
    );
  }
  return (
    <figure className="overflow-hidden rounded-panel border border-line bg-ink">
      <figcaption className="flex items-center justify-between gap-2 border-b border-line px-3 py-1.5">
        <span className="text-sm text-mist">{Math.round(steps[zoom]! * 100)}%</span>
        <span className="flex gap-1">
          <IconButton
            quiet
            label="Zoom out"
            disabled={zoom === 0}
            icon={<ZoomOut size={20} aria-hidden="true" />}
            onClick={() => setZoom(zoom - 1)}
          />
          <IconButton
            quiet
            label="Zoom in"
            disabled={zoom === steps.length - 1}
            icon={<ZoomIn size={20} aria-hidden="true" />}
            onClick={() => setZoom(zoom + 1)}
          />
          <IconButton
            quiet
            label="Rotate"
            icon={<RotateCw size={20} aria-hidden="true" />}
            onClick={() => setTurns((turns + 1) % 4)}
          />
        </span>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
      <div className="grid h-[min(60dvh,36rem)] place-items-center overflow-auto p-3" tabIndex={0}>
        <img
          key={round}
          src={address}
          alt="Document as submitted"
          draggable={false}
          onError={() => setFailed(true)}
          className={`transition-transform ${zoomClass[zoom]} ${turnClass[turns]}`}
        />
      </div>
    </figure>
  );
}

/** The content security policy forbids inline styles, so every zoom level is a class. */
const zoomClass = [
  "max-h-full max-w-full object-contain",
  "w-[150%] max-w-none",
  "w-[200%] max-w-none",
  "w-[300%] max-w-none",
];
const turnClass = ["", "rotate-90", "rotate-180", "-rotate-90"];
