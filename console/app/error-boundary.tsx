import { ErrorState } from "@parlour/web/ui/error-state";
import { Component, type ReactNode } from "react";

/**
 * Keeps an error in one section from breaking the whole console. Such an error also occurs when a section's
 * script no longer exists after a deployment.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorState
        title="Something went wrong on this page"
        retryLabel="Reload"
        onRetry={() => window.location.reload()}
      >
        Everything you saved is safe.
      </ErrorState>
    );
  }
}
