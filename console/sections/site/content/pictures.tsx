import { listContentPictures } from "@parlour/contracts/calls/site/content/list-content-pictures";
import { CONTENT_PICTURE_MAX_BYTES, CONTENT_PICTURE_TYPES } from "@parlour/contracts/constants";
import { splitPage } from "@parlour/web/api/split-page";
import { useCall } from "@parlour/web/api/use-resource";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { ErrorState } from "@parlour/web/ui/error-state";
import { ListSkeleton } from "@parlour/web/ui/skeleton-shapes";
import { Spinner } from "@parlour/web/ui/spinner";
import { useState } from "react";
import { failureText } from "../../../parts/failure-text.ts";
import { Moment } from "../../../parts/moment.tsx";
import {
  type CursorPagination,
  Pagination,
  useCursorPagination,
  useLocalPagination,
} from "../../../parts/pagination.tsx";
import { pictureAddress } from "./picture-address.ts";
import { uploadPicture } from "./upload-picture.ts";

const limit = `${CONTENT_PICTURE_MAX_BYTES / 1024 / 1024} MB`;

const perPage = 24;

/** Uploaded pictures, whose names can be used in slides and pages. */
export function Pictures() {
  return <PictureLibrary pagination={useCursorPagination("pictures")} />;
}

/** The picture library in a dialog, from which a picture is chosen. */
export function PictureChoice({ onChoose }: { onChoose: (name: string) => void }) {
  return <PictureLibrary pagination={useLocalPagination()} onChoose={onChoose} />;
}

type LibraryProps = { pagination: CursorPagination; onChoose?: (name: string) => void };

function PictureLibrary({ pagination, onChoose }: LibraryProps) {
  const { cursor } = pagination;
  const query = { limit: perPage + 1, ...(cursor === undefined ? {} : { cursor }) };
  const resource = useCall(listContentPictures, { query });
  const page = resource.value && splitPage(resource.value, perPage, ({ name }) => name);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (file: File) => {
    setBusy(true);
    setFailure(null);
    try {
      await uploadPicture(file);
      pagination.restart();
      resource.reload();
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-5">
      <label className="grid cursor-pointer justify-items-start gap-1.5 rounded-card border border-dashed border-field p-4">
        <span className="font-semibold">Upload a picture</span>
        <span className="text-sm text-mist">
          JPEG, PNG, WebP or AVIF up to {limit}. It will be resized for all screens.
        </span>
        <input
          type="file"
          accept={CONTENT_PICTURE_TYPES.join(",")}
          disabled={busy}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void send(file);
            target.value = "";
          }}
        />
        {busy ? <Spinner /> : null}
        {failure ? (
          <span role="alert" className="text-sm text-alarm">
            {failure}
          </span>
        ) : null}
      </label>
      <h2 className="sr-only">Pictures</h2>
      {resource.error !== undefined && resource.value === undefined ? (
        <ErrorState title="Couldn't load the pictures" retryLabel="Try again" onRetry={resource.reload}>
          {failureText(resource.error)}
        </ErrorState>
      ) : null}
      {resource.value === undefined && resource.error === undefined ? <ListSkeleton rows={3} /> : null}
      {page?.items.length === 0 ? <EmptyState title="No pictures yet" /> : null}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4">
        {page?.items.map(({ name, width, height, createdAt }) => (
          <li key={name} className="overflow-hidden rounded-card border border-line bg-ink">
            <img
              src={pictureAddress(name)}
              alt={`${width} × ${height}`}
              className="aspect-video w-full object-contain"
            />
            <div className="grid gap-1 p-3 text-sm">
              <span className="text-mist">
                {width} × {height}, <Moment at={createdAt} />
              </span>
              {onChoose ? (
                <button
                  type="button"
                  className="touch-target cursor-pointer justify-self-start rounded-tick font-semibold text-bright"
                  onClick={() => onChoose(name)}
                >
                  Choose
                </button>
              ) : (
                <code className="text-xs break-all text-mist select-all">{name}</code>
              )}
            </div>
          </li>
        ))}
      </ul>
      <Pagination pagination={pagination} next={page?.nextCursor} />
    </div>
  );
}
