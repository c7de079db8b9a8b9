/** As in the contract, whose schemas stay out of the browser; a test keeps them the same. */
export const CHAT_TEXT_MAX_LENGTH = 2_000;
