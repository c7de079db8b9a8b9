import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { TextField } from "@parlour/web/ui/text-field";
import { type SubmitEvent, useState } from "react";
import { Failure } from "../../../parts/failure.tsx";
import { failureText } from "../../../parts/failure-text.ts";
import { endPreview, startPreview } from "./content-api.ts";
import { useContentSite } from "./content-site.ts";

type PreviewDialogProps = { open: boolean; onClose: () => void; contentRef: ContentRef };

/**
 * Shows the real site with its drafts, as seen from a location of the operator's choice. The preview applies
 * to this browser only and ends after a few minutes.
 */
export function PreviewDialog({ open, onClose, contentRef }: PreviewDialogProps) {
  const { brand } = useContentSite();
  const leave = () => {
    onClose();
    // The cookie expires automatically, but removing it now ends the preview in the operator's other tabs
    // too.
    endPreview().catch(() => undefined);
  };
  return (
    <Dialog
      wide
      open={open}
      onClose={leave}
      title="Preview"
      description={`Preview of ${brand?.name ?? "the site"} with all drafts. Visible only in this browser for 15 minutes.`}
      closeLabel="Close"
    >
      {open ? <Preview contentRef={contentRef} /> : null}
    </Dialog>
  );
}

function Preview({ contentRef }: { contentRef: ContentRef }) {
  const { brand } = useContentSite();
  const [place, setPlace] = useState("");
  const [width, setWidth] = useState("desk");
  const [shown, setShown] = useState<number>();
  const [failure, setFailure] = useState<string | null>(null);
  const path = contentRef.kind === "page" ? contentRef.key : "/";
  const address = `${path}?lang=${contentRef.language}`;

  const start = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    setFailure(null);
    try {
      await startPreview({
        body: {
          place: place.trim() === "" ? null : place.trim().toUpperCase(),
          ...(brand && { brandId: brand.id }),
        },
      });
      setShown((round) => (round ?? 0) + 1);
    } catch (error) {
      setFailure(failureText(error));
    }
  };
  return (
    <div className="grid gap-4">
      <Failure text={failure} />
      <form className="flex flex-wrap items-end gap-3" onSubmit={start}>
        <TextField
          label="Location"
          className="w-44"
          placeholder="here"
          hint="Such as CA-QC."
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
        <Button type="submit" variant="primary">
          {shown === undefined ? "Show preview" : "Refresh preview"}
        </Button>
        {shown === undefined ? null : (
          <a href={address} target="_blank" rel="noreferrer" className={buttonClass()}>
            Open in new tab
          </a>
        )}
      </form>
      {shown === undefined ? null : (
        <>
          <SegmentedControl
            label="Width"
            options={[
              { value: "desk", label: "Desktop" },
              { value: "phone", label: "Phone" },
            ]}
            value={width}
            onChange={setWidth}
          />
          <iframe
            key={shown}
            src={address}
            title={`Preview of ${contentRef.key}`}
            className={`h-[60dvh] rounded-card border border-line bg-ink ${width === "phone" ? "mx-auto w-[390px] max-w-full" : "w-full"}`}
          />
        </>
      )}
    </div>
  );
}
