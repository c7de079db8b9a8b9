export const HELP_PATH = "/help";
export const HELP_RESULTS_PATH = "/help/search-content";
export const CONTACT_PATH = "/contact-us";
/** The help page that is shown to a visitor whom another one did not help. */
export const REACH_US_PATH = "/help/contact/reach-us";
