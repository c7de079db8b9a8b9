/** The one address that the shell knows of the embedded app, which is built and changes on its own. */
const ENTRY = "/embedded/entry.js";

let loading: Promise<unknown> | undefined;

/** Loaded once; after a failure the next visit tries again. */
export function loadEmbedded(): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ ENTRY).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
