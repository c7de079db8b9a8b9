type News = {
  /**
   * Whether the server has refused a call because the reality check is due. The dialog is then shown even if the
   * check isn't due yet by this device's clock.
   */
  isDue: boolean;
};

const listeners = new Set<(news: News) => void>();

/**
 * Asks the page to read the reality check again, because its interval was changed or because it caused a
 * stake to be refused.
 */
export const showRealityCheck = {
  publish(news: News) {
    for (const listener of listeners) listener(news);
  },
  subscribe(listener: (news: News) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
