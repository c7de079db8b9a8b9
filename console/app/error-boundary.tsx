import { ErrorState } from "@parlour/web/ui/error-state";
import { Component, type ReactNode } from "react";

/** Keeps a fault of one section from taking the whole console away; also when its files are of an older build. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="This page has failed"
        retryLabel="Load it again"
        onRetry={() => window.location.reload()}
      >
        Nothing that was saved is lost.
      </ErrorState>
    );
  }
}
