/** The name of the term in the page's address, and how long a term may be. */
export const SEARCH_TERM_KEY = "searchTerm";
export const SEARCH_TERM_LENGTH = 200;
