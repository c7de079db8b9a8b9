type News = {
  /** The server refuses stakes until the check is read, whatever this device's clock says. */
  isDue: boolean;
};

const listeners = new Set<(news: News) => void>();

/** Asks the page to read the reality check again: its interval was changed, or it refused a stake in a game. */
export const showRealityCheck = {
  publish(news: News) {
    for (const listener of listeners) listener(news);
  },
  subscribe(listener: (news: News) => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
