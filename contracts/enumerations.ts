// Plain data without schemas, so importing it adds no zod to the browser bundle.

/** The twelve balances of a player, in display order. */
export const BALANCE_TYPES = [
  "Bonus",
  "Locked",
  "NonPlayableBonus",
  "PendingWithdrawal",
  "Playable",
  "PlayableCasino",
  "PlayableHorses",
  "PlayablePoker",
  "PlayableSports",
  "Total",
  "Unlocked",
  "Withdrawable",
] as const;
export type BalanceType = (typeof BALANCE_TYPES)[number];

export const DOCUMENT_TYPES = ["ID_DOCUMENT"] as const;
export const DOCUMENT_STATUSES = [
  "NOT_REQUESTED",
  "REQUESTED",
  "PENDING",
  "VERIFIED",
  "INVALID",
  "BLOCKED",
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

/** The document type that the player selected. */
export const DOCUMENT_KINDS = [
  "PASSPORT",
  "DRIVING_LICENCE",
  "IDENTITY_CARD",
  "PROOF_OF_ADDRESS",
  "SOURCE_OF_FUNDS",
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The documents that a player can be asked for, each with the kinds of document that are accepted for it. */
export const REQUESTED_DOCUMENTS = {
  IDENTITY: ["PASSPORT", "DRIVING_LICENCE", "IDENTITY_CARD"],
  PROOF_OF_ADDRESS: ["PROOF_OF_ADDRESS"],
  SOURCE_OF_FUNDS: ["SOURCE_OF_FUNDS"],
} as const satisfies Record<string, readonly DocumentKind[]>;
export type RequestedDocument = keyof typeof REQUESTED_DOCUMENTS;
export const REQUESTED_DOCUMENT_NAMES = Object.keys(REQUESTED_DOCUMENTS) as [
  RequestedDocument,
  ...RequestedDocument[],
];

/** The reasons that a player can be given for a rejected document. */
export const REJECTION_REASONS = ["UNREADABLE", "CUT_OFF", "EXPIRED", "NAME_MISMATCH", "OTHER"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export const PHONE_STATUSES = ["NOT_VALIDATED", "VALIDATED", "BLOCKED"] as const;
export type PhoneStatus = (typeof PHONE_STATUSES)[number];

export const TWO_FACTOR_STATUSES = ["NOT_ENROLLED", "PENDING", "ENABLED", "BLOCKED"] as const;
export type TwoFactorStatus = (typeof TWO_FACTOR_STATUSES)[number];

export const OPERATION_STATUSES = ["AVAILABLE", "BLOCKED"] as const;

export const MFA_OPERATIONS = ["enable2fa", "updateProfile", "validatePhone"] as const;
export type MfaOperation = (typeof MFA_OPERATIONS)[number];

/** Analytics events that browsers report. */
export const ANALYTICS_EVENTS = ["sms_validation_error"] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

export const VERIFICATION_TYPES = ["PASSWORD", "PIN_CODE"] as const;
export const VERIFICATION_METHODS = ["EMAIL", "SMS", "NOT_APPLICABLE"] as const;

/** The second factors a login may require, as named in the header `x-enforcement-method`. */
export const ENFORCEMENT_METHODS = ["SMS", "PIN_CODE", "TWO_FACTOR_AUTHENTICATION"] as const;
export type EnforcementMethod = (typeof ENFORCEMENT_METHODS)[number];

/**
 * The actions that a player may have to take before continuing. The site asks for ADD_PIN_CODE after a login if the
 * profile has no PIN; the login itself requires the others, with status 428.
 */
export const REQUIRED_ACTIONS = [
  "ADD_PIN_CODE",
  "forcePasswordReset",
  "forcePhoneNumberReset",
  "forcePinReset",
] as const;
export type RequiredAction = (typeof REQUIRED_ACTIONS)[number];

/** Every reason why a login can fail. The spelling is part of the API. */
export const LOGIN_CAUSES = [
  "blocked",
  "DISABLED_PROFILE",
  "invalid_grant",
  "invalid_grant_captcha_enforcement",
  "INVALID_REQUIRED_ACTION_DETAILS",
  "mfa_required:PIN_CODE",
  "mfa_required:SMS",
  "mfa_required:TWO_FACTOR_AUTHENTICATION",
  "Precondition Required",
  "UNKNOWN_ERROR",
  "UNKNOWN_REQUIRED_ACTION",
  "VALIDATION_ERROR",
  "VERIFICATION_BLOCKED",
] as const;
export type LoginCause = (typeof LOGIN_CAUSES)[number];

export const REFERRAL_TYPES = ["AFFILIATE", "PROFILE"] as const;
export type ReferralType = (typeof REFERRAL_TYPES)[number];

/** The progress of a referred friend. REFUSED: the friend appears to be the same person as the referrer. */
export const INVITATION_STATES = ["VISITED", "JOINED", "DEPOSITED", "REWARDED", "REFUSED"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const REWARD_CREDITS = ["CASH", "BONUS"] as const;

export const AFFILIATE_APPLICATION_STATES = ["PENDING", "APPROVED", "REFUSED"] as const;
export type AffiliateApplicationState = (typeof AFFILIATE_APPLICATION_STATES)[number];
export const COMMISSION_KINDS = ["CPA", "REVENUE_SHARE", "HYBRID"] as const;
export type CommissionKind = (typeof COMMISSION_KINDS)[number];
/** A RUNNING statement covers the current month. */
export const AFFILIATE_STATEMENT_STATES = ["RUNNING", "CLOSED", "PAID"] as const;
export type AffiliateStatementState = (typeof AFFILIATE_STATEMENT_STATES)[number];

/** The kinds of payment for which a player can have an individual maximum. */
export const PLAYER_LIMIT_KINDS = ["DEPOSIT", "WITHDRAWAL", "TRANSFER"] as const;
export type PlayerLimitKind = (typeof PLAYER_LIMIT_KINDS)[number];

export const CHANNEL_TYPES = ["DESKTOP", "MOBILE", "TABLET"] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

export const PLAY_MODES = ["real", "practice"] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

export const RUN_MODES = ["sandbox", "production"] as const;
export type RunMode = (typeof RUN_MODES)[number];

export const CONTENT_TYPES = [
  "casino_game_page",
  "content_block",
  "content_page",
  "custom_menu",
  "external_link",
  "functional",
  "marketing_page",
  "section",
  "slide",
  "slideshow",
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];

export const PAGE_TYPES = ["article", "generic", "help", "promotion"] as const;
export type PageType = (typeof PAGE_TYPES)[number];

export const REGIONS = [
  "accountMenu",
  "channelFooter",
  "channelHeader",
  "footer",
  "header",
  "mainContent",
  "miniHeader",
] as const;
export type Region = (typeof REGIONS)[number];

/** D is a deposit, W a withdrawal. */
export const PAYMENT_TYPES = ["D", "W"] as const;
export const DEPOSIT_STATUSES = ["PENDING", "COMPLETED", "DECLINED", "EXPIRED", "REVERSED"] as const;
export const WITHDRAWAL_STATUSES = ["PENDING", "APPROVED", "PAID", "CANCELLED", "DECLINED"] as const;

/** The reasons that a player is given when an operator declines a withdrawal. */
export const OPERATOR_DECLINE_REASONS = [
  "NOT_OWN_ACCOUNT",
  "DOCUMENT_NEEDED",
  "WAGERING_NOT_MET",
  "CONTACT_SUPPORT",
] as const;
export type OperatorDeclineReason = (typeof OPERATOR_DECLINE_REASONS)[number];
/** Why a withdrawal was declined: by an operator, by the payment provider, or because a deposit was reversed. */
export const DECLINE_REASONS = [
  ...OPERATOR_DECLINE_REASONS,
  "REFUSED_BY_PROVIDER",
  "DEPOSIT_REVERSED",
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

/** The states of a payment at the sandbox provider, and the actions it offers. */
export const SANDBOX_PAYMENT_STATUSES = ["OPEN", "CONFIRMING", "DONE", "REFUSED", "TAKEN_BACK"] as const;
export const SANDBOX_PAYMENT_ACTS = ["pay", "pay_more", "pay_less", "decline", "charge_back"] as const;
export type SandboxPaymentAct = (typeof SANDBOX_PAYMENT_ACTS)[number];

export const TRANSACTION_TYPES = [
  "DEPOSIT",
  "WITHDRAWAL",
  "TRANSFER",
  "BET",
  "WIN",
  "ROLLBACK",
  "BONUS",
  "JACKPOT",
  "LOYALTY",
  "ADJUSTMENT",
  "COMMISSION",
  "TIP",
] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** Operator roles. A call may require one role, or any one of several. ADMIN includes all of them. */
export const OPERATOR_ROLES = [
  "SUPPORT",
  "PAYMENTS",
  "COMPLIANCE",
  "CONTENT",
  "MARKETING",
  "GAMES",
  "TRADER",
  "DEALER",
  "ADMIN",
] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

/**
 * VIEW allows an operator to read, WORK also to make and propose changes, APPROVE also to decide on other operators'
 * proposals.
 */
export const ACCESS_LEVELS = ["VIEW", "WORK", "APPROVE"] as const;
export type AccessLevel = (typeof ACCESS_LEVELS)[number];

/** The groups of actions of the two-person policy, in the order in which they are shown. */
export const SECOND_PERSON_GROUPS = ["Money", "Bonuses", "Results", "Players", "Site", "Operators"] as const;

/** The channels of the site that contain games; `live-dealer` shows the games of `live-casino`. */
export const GAME_CHANNELS = ["casino", "live-casino", "virtual-sports"] as const;
export type GameChannel = (typeof GAME_CHANNELS)[number];

export const VOLATILITIES = ["low", "medium", "high"] as const;
export type Volatility = (typeof VOLATILITIES)[number];

/** The features of a game beyond a bet and a result, in the order of the lobby's filters. */
export const GAME_FEATURES = [
  "jackpots",
  "free-spins",
  "bonus-buy",
  "hold-and-win",
  "pick-bonus",
  "respins",
  "cascades",
  "clusters",
  "ways",
  "special-wilds",
  "decisions",
  "shared-round",
  "dealer",
] as const;
export type GameFeature = (typeof GAME_FEATURES)[number];

export const CHAT_STATES = ["WAITING", "ACTIVE", "ENDED"] as const;
export type ChatState = (typeof CHAT_STATES)[number];
/** HOUSE is the author of system messages, which report events of the chat itself. */
export const CHAT_AUTHORS = ["VISITOR", "AGENT", "HOUSE"] as const;
export type ChatAuthor = (typeof CHAT_AUTHORS)[number];
/** A message, or an event: an agent joined, the chat is waiting again, the chat ended. */
export const CHAT_MESSAGE_KINDS = ["SAID", "JOINED", "REQUEUED", "ENDED"] as const;
export type ChatMessageKind = (typeof CHAT_MESSAGE_KINDS)[number];

/** The limits that protect a player: `STAKE` is the highest stake of one bet, `STAKED` the sum of all stakes. */
export const PROTECTION_LIMIT_KINDS = ["DEPOSIT", "LOSS", "STAKED", "STAKE", "TIME"] as const;
export type ProtectionLimitKind = (typeof PROTECTION_LIMIT_KINDS)[number];
/**
 * The period that a limit covers: a single bet, the last 24 hours, the last 7 days, or the calendar month in
 * the player's time zone.
 */
export const PROTECTION_LIMIT_PERIODS = ["BET", "DAY", "WEEK", "MONTH"] as const;
export type ProtectionLimitPeriod = (typeof PROTECTION_LIMIT_PERIODS)[number];

export const BREAK_KINDS = ["TIME_OUT", "SELF_EXCLUSION"] as const;
export const BREAK_SCOPES = ["ALL", "casino", "sports", "horses", "poker"] as const;
export const BREAK_STATES = ["ACTIVE", "ENDED", "RETURNING", "OVER"] as const;

/** The lines of an account statement, in display order. */
export const STATEMENT_LINES = [
  "DEPOSITS",
  "WITHDRAWALS",
  "STAKES",
  "WINS",
  "BONUSES",
  "REWARDS",
  "TRANSFERS",
  "COMMISSION",
  "TIPS",
  "ADJUSTMENTS",
] as const;
export type StatementLineKind = (typeof STATEMENT_LINES)[number];
