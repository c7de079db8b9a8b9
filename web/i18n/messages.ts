import type account from "./locales/en/account.json";
import type affiliate from "./locales/en/affiliate.json";
import type bonuses from "./locales/en/bonuses.json";
import type cashier from "./locales/en/cashier.json";
import type chat from "./locales/en/chat.json";
import type contact from "./locales/en/contact.json";
import type cookies from "./locales/en/cookies.json";
import type documents from "./locales/en/documents.json";
import type errors from "./locales/en/errors.json";
import type fairness from "./locales/en/fairness.json";
import type game from "./locales/en/game.json";
import type games from "./locales/en/games.json";
import type gamesLive from "./locales/en/games-live.json";
import type gamesSlots from "./locales/en/games-slots.json";
import type gamesTables from "./locales/en/games-tables.json";
import type help from "./locales/en/help.json";
import type identity from "./locales/en/identity.json";
import type lobby from "./locales/en/lobby.json";
import type loyalty from "./locales/en/loyalty.json";
import type messages from "./locales/en/messages.json";
import type player from "./locales/en/player.json";
import type preview from "./locales/en/preview.json";
import type referral from "./locales/en/referral.json";
import type rounds from "./locales/en/rounds.json";
import type sandbox from "./locales/en/sandbox.json";
import type search from "./locales/en/search.json";
import type shell from "./locales/en/shell.json";
import type verification from "./locales/en/verification.json";

/** Every file of texts under `locales/<language>/`. */
type Groups = {
  account: typeof account;
  bonuses: typeof bonuses;
  cashier: typeof cashier;
  chat: typeof chat;
  contact: typeof contact;
  cookies: typeof cookies;
  documents: typeof documents;
  errors: typeof errors;
  fairness: typeof fairness;
  game: typeof game;
  games: typeof games;
  "games-live": typeof gamesLive;
  "games-slots": typeof gamesSlots;
  "games-tables": typeof gamesTables;
  help: typeof help;
  identity: typeof identity;
  lobby: typeof lobby;
  loyalty: typeof loyalty;
  messages: typeof messages;
  player: typeof player;
  affiliate: typeof affiliate;
  preview: typeof preview;
  referral: typeof referral;
  rounds: typeof rounds;
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
