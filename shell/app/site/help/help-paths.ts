export const HELP_PATH = "/help";
export const HELP_RESULTS_PATH = "/help/search-content";
export const CONTACT_PATH = "/contact-us";
/** The help page offered to visitors whose question another page didn't answer. */
export const REACH_US_PATH = "/help/contact/reach-us";
