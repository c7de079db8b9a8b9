type News = {
  /**
   * The server refuses stakes until the player has confirmed the check, regardless of this device's clock.
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
