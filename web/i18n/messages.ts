import type account from "../../languages/en/identity/account.json";
import type documents from "../../languages/en/identity/documents.json";
import type identity from "../../languages/en/identity/identity.json";
import type player from "../../languages/en/identity/player.json";
import type verification from "../../languages/en/identity/verification.json";
import type cashier from "../../languages/en/money/cashier.json";
import type browse from "../../languages/en/play/browse.json";
import type fairness from "../../languages/en/play/fairness.json";
import type game from "../../languages/en/play/game.json";
import type games from "../../languages/en/play/games.json";
import type jackpots from "../../languages/en/play/jackpots.json";
import type lobby from "../../languages/en/play/lobby.json";
import type rounds from "../../languages/en/play/rounds.json";
import type tables from "../../languages/en/play/tables.json";
import type poker from "../../languages/en/poker/poker.json";
import type closing from "../../languages/en/protection/closing.json";
import type limits from "../../languages/en/protection/limits.json";
import type statements from "../../languages/en/protection/statements.json";
import type racebook from "../../languages/en/racing/racebook.json";
import type racing from "../../languages/en/racing/racing.json";
import type affiliate from "../../languages/en/rewards/affiliate.json";
import type bonuses from "../../languages/en/rewards/bonuses.json";
import type leaderboards from "../../languages/en/rewards/leaderboards.json";
import type loyalty from "../../languages/en/rewards/loyalty.json";
import type missions from "../../languages/en/rewards/missions.json";
import type referral from "../../languages/en/rewards/referral.json";
import type chat from "../../languages/en/site/chat.json";
import type contact from "../../languages/en/site/contact.json";
import type cookies from "../../languages/en/site/cookies.json";
import type errors from "../../languages/en/site/errors.json";
import type help from "../../languages/en/site/help.json";
import type messages from "../../languages/en/site/messages.json";
import type preview from "../../languages/en/site/preview.json";
import type sandbox from "../../languages/en/site/sandbox.json";
import type search from "../../languages/en/site/search.json";
import type shell from "../../languages/en/site/shell.json";
import type status from "../../languages/en/site/status.json";
import type markets from "../../languages/en/sports/markets.json";
import type sports from "../../languages/en/sports/sports.json";
import type sportsbook from "../../languages/en/sports/sportsbook.json";
import type virtual from "../../languages/en/sports/virtual.json";

/** Every file of interface texts: `languages/<code>/<domain>/<group>.json`. */
type Groups = {
  account: typeof account;
  bonuses: typeof bonuses;
  browse: typeof browse;
  cashier: typeof cashier;
  chat: typeof chat;
  closing: typeof closing;
  contact: typeof contact;
  cookies: typeof cookies;
  documents: typeof documents;
  errors: typeof errors;
  fairness: typeof fairness;
  game: typeof game;
  games: typeof games;
  help: typeof help;
  identity: typeof identity;
  jackpots: typeof jackpots;
  limits: typeof limits;
  lobby: typeof lobby;
  leaderboards: typeof leaderboards;
  loyalty: typeof loyalty;
  markets: typeof markets;
  messages: typeof messages;
  missions: typeof missions;
  player: typeof player;
  poker: typeof poker;
  affiliate: typeof affiliate;
  preview: typeof preview;
  referral: typeof referral;
  rounds: typeof rounds;
  sandbox: typeof sandbox;
  search: typeof search;
  shell: typeof shell;
  status: typeof status;
  racebook: typeof racebook;
  racing: typeof racing;
  sports: typeof sports;
  sportsbook: typeof sportsbook;
  statements: typeof statements;
  tables: typeof tables;
  verification: typeof verification;
  virtual: typeof virtual;
};

/** The messages of a game, found by its folder; the tests check that every key in use exists. */
type GameGroup = `games-${string}`;

export type MessageGroup = keyof Groups | GameGroup;

/** Every message key that a page may use; a misspelt key does not compile. */
export type MessageKey =
  | { [Group in keyof Groups]: keyof Groups[Group] }[keyof Groups]
  | `${GameGroup}.${string}`;

/** The texts of one language that a page needs, by key. */
export type Messages = Readonly<Record<string, string>>;
