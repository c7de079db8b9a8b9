import { uploadContentPicture } from "@parlour/contracts/calls/site/content/upload-content-picture";
import { apiErrorOf } from "@parlour/web/api/api-error";
import { callAddress } from "@parlour/web/api/client";

/** Uploads a picture. The typed client sends only JSON, so the raw file is sent with `fetch`. */
export async function uploadPicture(file: File): Promise<void> {
  const response = await fetch(callAddress(uploadContentPicture), {
    method: uploadContentPicture.method,
    headers: { "content-type": file.type },
    credentials: "same-origin",
    body: file,
  });
  if (!response.ok) throw apiErrorOf(response.status, await response.json().catch(() => null));
}
