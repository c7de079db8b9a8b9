export const HELP_PATH = "/help";
export const HELP_RESULTS_PATH = "/help/search-content";
export const CONTACT_PATH = "/contact-us";
/** The help page shown to visitors whom another page didn't help. */
export const REACH_US_PATH = "/help/contact/reach-us";
