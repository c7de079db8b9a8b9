/** Copied from the contract, whose schemas stay out of the browser bundle; a test keeps them equal. */
export const CHAT_TEXT_MAX_LENGTH = 2_000;
