/** Every page that a visitor can open today, by its address. */
export const contentPages = [
  "/",
  "/casino",
  "/promotions",
  "/help",
  "/help/fair-play",
  "/help/language-and-devices",
  "/help/accessibility",
  "/responsible-play",
  "/terms",
  "/privacy",
  "/about",
  "/not-available-region",
] as const;
