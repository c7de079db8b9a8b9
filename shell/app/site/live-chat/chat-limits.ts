/**
 * The limit is copied from the contract, to keep the contract's schemas out of the browser bundle. A test
 * checks that both are equal.
 */
export const CHAT_TEXT_MAX_LENGTH = 2_000;
