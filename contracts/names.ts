// Plain data without schemas, so importing it adds no zod to the browser bundle.

/**
 * A person's first or last name: letters of any script, with the marks that names contain. No digits, and no
 * full stop inside a word, so that an e-mail that greets the player by name cannot be abused to send a link.
 */
export const PERSON_NAME = /^(?!.*\.\p{L}{2})\p{L}[\p{L}\p{M} '\u2019.\u00b7-]*$/u;

export const NICKNAME = /^[\p{L}\p{N}._-]+$/u;
