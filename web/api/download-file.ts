import { ApiError, apiErrorOf } from "./api-error.ts";

type FileRequest = {
  address: string;
  headers: Readonly<Record<string, string | undefined>>;
  fileName: string;
};

const keptMs = 60_000;

/** Downloads and saves a file from a call that needs request headers, which a plain link can't send. */
export async function downloadFile({ address, headers, fileName }: FileRequest): Promise<void> {
  const file = await fetchFile(address, headers);
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement("a"), { href: url, download: fileName });
  link.click();
  // Some browsers start reading the file only after a moment, so its URL is released later.
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

async function fetchFile(address: string, headers: FileRequest["headers"]): Promise<Blob> {
  const given = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  let response: Response;
  try {
    response = await fetch(address, { headers: given as [string, string][], credentials: "same-origin" });
    if (response.ok) return await response.blob();
  } catch (cause) {
    throw new ApiError({ status: 0, errorCode: null, cause });
  }
  throw apiErrorOf(response.status, await response.json().catch(() => undefined));
}
