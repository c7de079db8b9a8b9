import type account from "./locales/en/account.json";
import type documents from "./locales/en/documents.json";
import type errors from "./locales/en/errors.json";
import type identity from "./locales/en/identity.json";
import type player from "./locales/en/player.json";
import type sandbox from "./locales/en/sandbox.json";
import type search from "./locales/en/search.json";
import type shell from "./locales/en/shell.json";
import type verification from "./locales/en/verification.json";

/** Every file of texts under `locales/<language>/`. */
type Groups = {
  account: typeof account;
  documents: typeof documents;
  errors: typeof errors;
  identity: typeof identity;
  player: typeof player;
  sandbox: typeof sandbox;
  search: typeof search;
  shell: typeof shell;
  verification: typeof verification;
};

export type MessageGroup = keyof Groups;

/** Every key that a page may ask for; a misspelt key does not compile. */
export type MessageKey = { [Group in MessageGroup]: keyof Groups[Group] }[MessageGroup];

/** The texts of one language that a page needs, by key. */
export type Messages = Readonly<Record<string, string>>;
