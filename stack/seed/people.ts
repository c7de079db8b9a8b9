import { type DocumentStatus, OPERATOR_ROLES, type OperatorRole } from "@parlour/contracts/enumerations";
import type { SeedPlayer } from "@parlour/server/services/identity/profile";
import type { SeedNotification } from "@parlour/server/services/site/notifications";
import type { DemoLoyalty } from "./loyalty.ts";
import { demoMessages } from "./messages.ts";
import type { DemoMoney } from "./money.ts";
import type { DemoProtection } from "./protection.ts";
import type { DemoSpins } from "./spins.ts";

/** A demo player or operator. Each seeder reads the fields that concern it. */
export type DemoPerson = {
  email: string;
  password: string;
  /** Describes the account's state, so that a visitor of the sandbox can choose one to try. */
  state: string;
  /** The secret of the account's authenticator app. */
  totpSecret: string | null;
  /** The status of the document check; undefined if no document was requested. */
  documents?: DocumentStatus;
  money?: DemoMoney;
  loyalty?: DemoLoyalty;
  protection?: DemoProtection;
  /** Seeds open and settled sports bets for the player. */
  hasSportsBets?: true;
  /** Promotional spins granted to the player. */
  spins?: readonly DemoSpins[];
  /** Games that the player opened, newest first. */
  recentGames?: readonly string[];
  /** Inbox messages, newest last. */
  messages?: readonly SeedNotification[];
  /** The person's operator account, if they work in the console. */
  operator?: { id: string; name: string; roles: readonly OperatorRole[] };
  /** The player's data; null for an operator who is not also a player. */
  player: Omit<SeedPlayer, "email" | "password"> | null;
};

const password = "Parlour-demo-1";

const usual = {
  birthDate: "1988-05-17",
  phonePrefix: "+1",
  countryCode: "CA",
  subdivision: "ON",
  currency: "USD",
  language: "en",
  pinCode: "1234",
  phoneValidated: true,
  trustsEveryDevice: true,
  linkedAccounts: [],
};

export const demoPeople: readonly DemoPerson[] = [
  {
    email: "demo@parlour.example",
    password,
    state:
      "PIN 1234, phone and documents verified, 1,000.00 USD, 5,000 redeemable points, two linked accounts",
    totpSecret: null,
    documents: "VERIFIED",
    money: { cashMinor: 1_000_00n, points: 5_000n },
    loyalty: {
      tierPoints: 6_240n,
      entries: [
        { about: "slots", points: 3_480n, amountMinor: 3_480_00n, daysAgo: 21 },
        { about: "table-games", points: 1_260n, amountMinor: 5_040_00n, daysAgo: 12 },
        { about: "CASH", points: -1_240n, amountMinor: 7_44n, daysAgo: 5 },
        { about: "slots", points: 1_500n, amountMinor: 1_500_00n, daysAgo: 2 },
      ],
    },
    spins: [
      { gameId: "1401", stake: 0.5, count: 20 },
      { gameId: "1407", stake: 1, count: 10 },
    ],
    recentGames: ["1401", "1001", "1403", "1404", "1405", "1202"],
    messages: demoMessages,
    player: {
      ...usual,
      id: "player_demo",
      nickname: "demo",
      firstName: "Dora",
      lastName: "Moreau",
      phone: "5550100",
      linkedAccounts: [
        { id: "linked_1", name: "Everyday account", masked: "****4821", type: "BANK" },
        { id: "linked_2", name: "Savings account", masked: "****0937", type: "BANK" },
      ],
    },
  },
  {
    email: "fresh@parlour.example",
    password,
    state: "No PIN, phone not verified, documents requested, no money yet",
    totpSecret: null,
    documents: "REQUESTED",
    player: {
      ...usual,
      id: "player_fresh",
      nickname: "fresh",
      firstName: "Felix",
      lastName: "Resh",
      phone: "5550101",
      pinCode: null,
      phoneValidated: false,
    },
  },
  {
    email: "secure@parlour.example",
    password,
    state: "PIN 1234, phone verified, asked for an authenticator code",
    totpSecret: "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    player: {
      ...usual,
      id: "player_secure",
      nickname: "secure",
      firstName: "Selma",
      lastName: "Curran",
      phone: "5550102",
    },
  },
  {
    email: "blocked@parlour.example",
    password,
    state: "PIN 1234, document verification blocked",
    totpSecret: null,
    documents: "BLOCKED",
    player: {
      ...usual,
      id: "player_blocked",
      nickname: "blocked",
      firstName: "Bruno",
      lastName: "Locke",
      phone: "5550103",
    },
  },
  {
    email: "crypto@parlour.example",
    password,
    state: "PIN 1234, plays in bitcoin, shown in mBTC",
    totpSecret: null,
    money: { cashMinor: 5_000_000n },
    player: {
      ...usual,
      id: "player_crypto",
      nickname: "crypto",
      firstName: "Cyra",
      lastName: "Pinto",
      phone: "5550104",
      currency: "BTC",
    },
  },
  {
    email: "affiliate@parlour.example",
    password,
    state: "PIN 1234, an approved affiliate with links, players and statements",
    totpSecret: null,
    documents: "VERIFIED",
    player: {
      ...usual,
      id: "player_affiliate",
      nickname: "affiliate",
      firstName: "Anouk",
      lastName: "Filleul",
      phone: "5550105",
    },
  },
  {
    email: "limited@parlour.example",
    password,
    state: "PIN 1234, every limit set and nearly used",
    totpSecret: null,
    documents: "VERIFIED",
    money: { cashMinor: 200_00n },
    protection: {
      limits: [
        { kind: "DEPOSIT", period: "DAY", amount: 100 },
        { kind: "DEPOSIT", period: "WEEK", amount: 110 },
        { kind: "DEPOSIT", period: "MONTH", amount: 120 },
        { kind: "LOSS", period: "DAY", amount: 20 },
        { kind: "LOSS", period: "WEEK", amount: 22 },
        { kind: "LOSS", period: "MONTH", amount: 24 },
        { kind: "STAKED", period: "DAY", amount: 21 },
        { kind: "STAKED", period: "WEEK", amount: 23 },
        { kind: "STAKED", period: "MONTH", amount: 25 },
        { kind: "STAKE", period: "BET", amount: 18 },
        { kind: "TIME", period: "DAY", amount: 120 },
        { kind: "TIME", period: "WEEK", amount: 130 },
        { kind: "TIME", period: "MONTH", amount: 140 },
      ],
      used: { depositMinor: 90_00n, stakeMinor: 18_00n, minutes: 90 },
    },
    player: {
      ...usual,
      id: "player_limited",
      nickname: "limited",
      firstName: "Lina",
      lastName: "Mitford",
      phone: "5550106",
    },
  },
  {
    email: "excluded@parlour.example",
    password,
    state: "PIN 1234, on a time-out",
    totpSecret: null,
    documents: "VERIFIED",
    money: { cashMinor: 100_00n },
    protection: { timeOutHours: 6 * 7 * 24 },
    player: {
      ...usual,
      id: "player_excluded",
      nickname: "excluded",
      firstName: "Elias",
      lastName: "Lund",
      phone: "5550107",
    },
  },
  {
    email: "bettor@parlour.example",
    password,
    state: "PIN 1234, open and settled sports bets; the open ones can be cashed out",
    totpSecret: null,
    documents: "VERIFIED",
    money: { cashMinor: 500_00n },
    hasSportsBets: true,
    player: {
      ...usual,
      id: "player_bettor",
      nickname: "bettor",
      firstName: "Bettina",
      lastName: "Orwin",
      phone: "5550108",
    },
  },
  {
    email: "operator@parlour.example",
    password,
    state: "Operator console with all roles",
    totpSecret: null,
    operator: { id: "operator_demo", name: "Odile Perrin", roles: OPERATOR_ROLES },
    player: null,
  },
  singleRole("support", "Sunniva Ortega", "SUPPORT"),
  singleRole("payments", "Paz Amari", "PAYMENTS"),
  singleRole("compliance", "Corin Maple", "COMPLIANCE"),
  singleRole("content", "Connie Tern", "CONTENT"),
  singleRole("trader", "Tristan Adeyemi", "TRADER"),
  singleRole("dealer", "Delphine Okoro", "DEALER"),
  singleRole("admin", "Ada Minh", "ADMIN"),
];

/**
 * Returns an operator with a single role, for trying the console. A second administrator can approve the
 * first one's proposals.
 */
function singleRole(word: string, name: string, role: OperatorRole): DemoPerson {
  return {
    email: `${word}@parlour.example`,
    password,
    state: `Operator console with the role ${role}`,
    totpSecret: null,
    operator: { id: `operator_${word}`, name, roles: [role] },
    player: null,
  };
}
