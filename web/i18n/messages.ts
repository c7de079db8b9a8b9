import type errors from "./locales/en/errors.json";
import type sandbox from "./locales/en/sandbox.json";
import type shell from "./locales/en/shell.json";

/** A file of texts under `locales/<language>/`. */
export type MessageGroup = "errors" | "sandbox" | "shell";

/** Every key that a page may ask for; a misspelt key does not compile. */
export type MessageKey = keyof typeof errors | keyof typeof sandbox | keyof typeof shell;

/** The texts of one language that a page needs, by key. */
export type Messages = Readonly<Record<string, string>>;
