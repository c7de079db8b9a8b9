/** Every page of the content that a visitor can look for, but for the articles of the help, by its address. */
export const contentPages = [
  "/",
  "/casino",
  "/live-casino",
  "/live-dealer",
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

/** Pages that visitors are led to and nobody looks for. */
export const hiddenPages = ["/not-available-region"] as const;
