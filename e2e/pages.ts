/** The paths of all content pages that search can find, except help articles. */
export const contentPages = [
  "/",
  "/casino",
  "/live-casino",
  "/live-dealer",
  "/poker",
  "/virtual-sports",
  "/promotions",
  "/promotions/free-games",
  "/promotions/bring-a-friend",
  "/help",
  "/help/fair-play",
  "/help/language-and-devices",
  "/help/accessibility",
  "/responsible-play",
  "/terms",
  "/privacy",
  "/cookies",
  "/about",
  "/become-an-affiliate",
  "/contact-us",
] as const;

/** Pages that visitors reach only by a redirect, and that search does not find. */
export const hiddenPages = ["/not-available-region"] as const;
