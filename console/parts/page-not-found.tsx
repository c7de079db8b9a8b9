import { ErrorState } from "@parlour/web/ui/error-state";

export function PageNotFound() {
  return (
    <>
      <h1 className="sr-only">Not found</h1>
      <h2 className="sr-only">Nothing here</h2>
      <ErrorState
        title="Page not found"
        retryLabel="Go to start page"
        onRetry={() => window.location.assign("/console/")}
      >
        This page doesn't exist, or your roles don't give you access to it.
      </ErrorState>
    </>
  );
}
