// Texts that check-words.mjs would otherwise report as errors.

/** Keys that code builds from parts, by the part that is written in full. None are built today. */
export const builtKeyPrefixes = [];

/** Texts with a number that is never 1. */
export const severalOnly = new Set([
  "chat.tooLong",
  "contact.messageTooLong",
  "games-roulette.rule1",
  "games-slots.ruleFreeSpins",
  "games-slots.ruleHold",
  "games-slots.ruleScatterPays",
  "games.payCap",
]);

const everywhere = ["IBAN", "RTP {percent}", "{category} · RTP {percent}", "Starter"];
const gameTerms = ["Blackjack", "Hold and win", "Jade", "Mini", "Nonce", "Omaha", "Piano", "Scatter"];

/** Texts that are the same in English: names, abbreviations, and words that both languages share. */
export const sameWords = {
  es: [...everywhere, ...gameTerms, "Casino", "Cookies", "Coral", "No", "PIN", "Total", "casino", "d"],
  fr: [
    ...everywhere,
    ...gameTerms,
    "Actions",
    "Bonus",
    "Bronze",
    "Casino",
    "Cocktail",
    "Code",
    "Commission",
    "Cookies",
    "Crypto",
    "Indigo",
    "Invitation",
    "Jackpot",
    "Jackpots",
    "Lotus",
    "Menu",
    "Message",
    "Messages",
    "Mines",
    "Notifications",
    "Orange",
    "Pages",
    "Points",
    "Promotions",
    "Rose",
    "Salon",
    "Sceptre",
    "Suggestions",
    "Total",
    "Trio",
    "Type",
    "casino",
    "mine",
    "poker",
    "sports",
  ],
  pt: [
    ...everywhere,
    ...gameTerms,
    "Bronze",
    "Chance",
    "Cookies",
    "Coral",
    "Flush",
    "Full house",
    "Item",
    "Jackpot",
    "Jackpot:",
    "Jackpots",
    "Menu",
    "PIN",
    "Royal flush",
    "Status",
    "Straight flush",
    "Total",
    "Trio",
    "Voucher",
    "d",
  ],
  zh: [...everywhere, "{symbol}{amount}K", "{symbol}{amount}M"],
};
