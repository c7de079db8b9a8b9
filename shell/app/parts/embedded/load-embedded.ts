/** The only URL of the embedded app that the shell knows: the app is built and released separately. */
const ENTRY = "/embedded/entry.js";

let loading: Promise<unknown> | undefined;

/** Loads the embedded app once. After a failure, the next visit tries again. */
export function loadEmbedded(): Promise<unknown> {
  loading ??= import(/* @vite-ignore */ ENTRY).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
