/** Templates for new list entries, by the name of the list. Every field can be changed afterwards. */
export const entryTemplates: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  blocks: {
    "Rich text": { type: "rich_text", parts: [{ kind: "paragraph", text: "Text" }] },
    Notice: { type: "notice", text: "Text" },
    Heading: { type: "page_heading", title: "Title", text: "Text" },
    Slideshow: {
      type: "slideshow",
      slides: [{ type: "slide", overline: "Eyebrow", title: "Title", text: "Text", links: [] }],
    },
    "Game of the week": {
      type: "game_of_the_week",
      overline: "Game of the week",
      label: "See the game",
      games: ["roulette"],
      from: "2026-11-16",
    },
    "Game row": { type: "game_row", title: "Title", source: "new", limit: 12 },
    "Cards with links": { type: "link_cards", title: "Title", cards: [] },
    Questions: { type: "faq", title: "Questions", questions: [{ question: "Question", answer: "Answer" }] },
    "Page cards": {
      type: "page_cards",
      title: "Title",
      pageType: "promotion",
      empty: "Nothing here yet",
    },
    Menu: { type: "custom_menu", items: [] },
    "Payment logos": { type: "payment_marks", title: "Payment methods", marks: [] },
    "Company, licence and helplines": {
      type: "trust",
      company: { title: "Company", text: "Name, number and address" },
      licence: { title: "Licence", text: "Authority and number", href: "https://" },
      helplines: { title: "Gambling support", entries: [] },
      certificates: { title: "Game fairness", entries: [] },
    },
    "Shared item": { type: "reference", item: "name-of-the-item" },
  },
  slides: { Slide: { type: "slide", overline: "Eyebrow", title: "Title", text: "Text", links: [] } },
  items: { Link: { label: "Label", href: "/" } },
  links: { Link: { label: "Label", href: "/" } },
  cards: { Card: { title: "Title", text: "Text", href: "/", icon: "gift" } },
  questions: { Question: { question: "Question", answer: "Answer" } },
  features: { Feature: { icon: "gift", title: "Title", text: "Text" } },
  parts: {
    Heading: { kind: "heading", text: "Heading" },
    Paragraph: { kind: "paragraph", text: "Text" },
    List: { kind: "list", items: ["Entry"] },
  },
  marks: { Mark: { icon: "wallet", label: "Method" } },
  entries: { Entry: { title: "Title", text: "Text", href: "https://" } },
  tiles: { Tile: { icon: "gift", label: "Label", value: "Value", href: "/" } },
  games: { Game: "roulette" },
  facts: { Fact: { label: "Label", value: "Value" } },
};

/** Optional fields of an entry with their initial values. */
export const optionalFields: Readonly<Record<string, unknown>> = {
  picture: "",
  geoTargetingFilter: { notIn: { countrySubdivision: {} } },
  audience: "anonymous",
};

export const newDocuments = {
  page: (key: string) => ({
    path: key,
    type: "content_page",
    pageType: "generic",
    title: "New page",
    description: "What the page is about",
    blocks: [{ type: "rich_text", parts: [{ kind: "paragraph", text: "Text" }] }],
  }),
  promotion: (key: string) => ({
    path: key,
    type: "marketing_page",
    pageType: "promotion",
    title: "New promotion",
    description: "What the promotion is about",
    listing: { title: "New promotion", text: "What the promotion is about", order: 100 },
    blocks: [{ type: "page_heading", title: "New promotion", text: "What the promotion is about" }],
  }),
  slide: (_key: string) => ({ type: "slide", overline: "Eyebrow", title: "Title", text: "Text", links: [] }),
  collection: (_key: string) => ({
    type: "game_collection",
    title: "New collection",
    description: "What these games have in common",
    order: 100,
    games: ["roulette"],
  }),
  menu: (_key: string) => ({ type: "custom_menu", items: [{ label: "Label", href: "/" }] }),
};
