import { apiErrorOf } from "@parlour/web/api/api-error";
import { picturesPath } from "./content-api.ts";

/** Uploads send the raw file; everything else uses the typed client. */
export async function uploadPicture(file: File): Promise<void> {
  const response = await fetch(picturesPath, {
    method: "POST",
    headers: { "content-type": file.type },
    credentials: "same-origin",
    body: file,
  });
  if (!response.ok) throw apiErrorOf(response.status, await response.json().catch(() => null));
}
