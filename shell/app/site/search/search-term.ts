/** The query parameter of the term, and its maximum length. */
export const SEARCH_TERM_KEY = "searchTerm";
export const SEARCH_TERM_LENGTH = 200;
