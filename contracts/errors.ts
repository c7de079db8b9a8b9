/**
 * Every error that the product returns as `{errorCode}`, with its status and meaning, in one list. Invalid
 * fields use the codes of `field-codes.ts` instead.
 */
export const errors = {
  // Errors any call may return.
  BAD_REQUEST: {
    status: 400,
    meaning: "The request cannot be read: its path, a header or a character in it is malformed.",
  },
  BODY_NOT_JSON: { status: 400, meaning: "The body is not valid JSON." },
  IDEMPOTENCY_KEY_MISSING: { status: 400, meaning: "A call that moves money needs an Idempotency-Key." },
  IDEMPOTENCY_KEY_INVALID: {
    status: 400,
    meaning: "The Idempotency-Key is empty, too long or not plain text.",
  },
  SESSION_INVALID: {
    status: 401,
    meaning:
      "There is no session, or it is not the one in the path. For an operator's session that has ended, `cause` says why, such as EXPIRED, NEW_LOGIN or DISABLED.",
  },
  PROVIDER_EVENT_INVALID: {
    status: 400,
    meaning: "A provider's signed message cannot be read: fields are missing, unknown or invalid.",
  },
  SIGNATURE_INVALID: { status: 401, meaning: "The signature of a provider's callback does not match." },
  API_KEY_INVALID: { status: 401, meaning: "The API key is missing, unknown, expired or revoked." },
  API_KEY_SCOPE: { status: 403, meaning: "The API key does not have the scope that this call needs." },
  ORIGIN_REFUSED: { status: 403, meaning: "A call that changes state came from another origin." },
  FORBIDDEN: { status: 403, meaning: "The signed-in person is not allowed to make this call." },
  FEATURE_DISABLED: { status: 403, meaning: "This feature is disabled in the site configuration." },
  NOT_FOUND: { status: 404, meaning: "Nothing exists at this path." },
  METHOD_NOT_ALLOWED: { status: 405, meaning: "The path exists, but not with this method." },
  REQUEST_TIMEOUT: { status: 408, meaning: "The request did not arrive in time." },
  CONFLICT: { status: 409, meaning: "The item has changed in the meantime and no longer allows this." },
  TOO_MANY: { status: 409, meaning: "There are already as many of these as allowed, which `most` states." },
  IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: "The key was already used with a different body." },
  IDEMPOTENCY_KEY_IN_USE: { status: 409, meaning: "The first call with this key is still being processed." },
  TOKEN_INVALID: { status: 410, meaning: "The link's token was never issued, was used, or has expired." },
  BODY_TOO_LARGE: { status: 413, meaning: "The body exceeds the limit of this call." },
  URI_TOO_LONG: { status: 414, meaning: "The URL is too long." },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: "This call does not accept the body's content type.",
  },
  RATE_LIMITED: { status: 429, meaning: "Too many calls; retry after the time in Retry-After." },
  HEADERS_TOO_LARGE: { status: 431, meaning: "The request headers are too large." },
  INTERNAL: {
    status: 500,
    meaning: "Something failed on our side; the request id identifies it in the log.",
  },
  OVERLOADED: { status: 503, meaning: "The server is overloaded; retry after the time in Retry-After." },
  UNAVAILABLE: {
    status: 503,
    meaning:
      "The database is not responding; retry after the time in Retry-After. A call with an Idempotency-Key may have been carried out: repeat it with the same key to find out.",
  },
  PROVIDER_UNAVAILABLE: { status: 503, meaning: "An external provider is not responding; try again later." },

  // Login errors. Their spelling is part of the API.
  blocked: { status: 401, meaning: "Too many wrong passwords: the username is locked for a while." },
  DISABLED_PROFILE: {
    status: 401,
    meaning: "The account is disabled, closed, self-excluded, or locked by its owner (`status: LOCKED`).",
  },
  invalid_grant: { status: 401, meaning: "Wrong credentials; returned as an errors list." },
  invalid_grant_captcha_enforcement: {
    status: 401,
    meaning: "A captcha must be solved before the next attempt.",
  },
  INVALID_REQUIRED_ACTION_DETAILS: { status: 401, meaning: "The required action's token or value is wrong." },
  "mfa_required:PIN_CODE": { status: 401, meaning: "The PIN is required as a second factor." },
  "mfa_required:SMS": { status: 401, meaning: "A code was sent by SMS and is required as a second factor." },
  "mfa_required:TWO_FACTOR_AUTHENTICATION": {
    status: 401,
    meaning: "A code from the authenticator is required.",
  },
  UNKNOWN_ERROR: { status: 401, meaning: "Used by the client only: a 401 response without a cause." },
  UNKNOWN_REQUIRED_ACTION: {
    status: 401,
    meaning: "Used by the client only: the server requires an action that the client does not know.",
  },
  VERIFICATION_BLOCKED: { status: 401, meaning: "Too many wrong second factors: blocked for a while." },
  VALIDATION_ERROR: {
    status: 422,
    meaning: "Used by the client only: fields of the login form are invalid.",
  },
  "Precondition Required": {
    status: 428,
    meaning: "Used by the client only: a 428 response that names no action.",
  },

  // Errors about two-factor, phone and other verifications.
  MFA_REQUIRED: { status: 403, meaning: "This operation requires a confirmation code in X-MFA-CODE." },
  MFA_INVALID_CONFIRMATION_CODE: {
    status: 422,
    meaning: "Wrong code; remainingAttempts says how many attempts are left.",
  },
  MFA_CONFIGURATION_ERROR: { status: 422, meaning: "The current two-factor setup does not allow this." },
  MFA_ERROR_VALIDATING_OPERATION: {
    status: 422,
    meaning: "The code is for a different operation, or for none.",
  },
  PLAYER_VALIDATED: { status: 422, meaning: "The phone is already verified." },
  PLAYER_NOT_VALIDATED: { status: 422, meaning: "The phone is not verified yet." },
  VERIFICATION_FAILED: {
    status: 422,
    meaning: "The password, PIN or code is wrong; remainingAttempts says how many attempts are left.",
  },
  ACCOUNT_BLOCKED: { status: 423, meaning: "Too many wrong codes: the operation is blocked for a while." },
  MFA_ACCOUNT_BLOCKED: { status: 423, meaning: "Too many wrong codes while enrolling: blocked for a while." },
  NO_REMAINING_SEND_CODE_ATTEMPT: {
    status: 423,
    meaning: "No more codes can be sent for now; codes already sent stay valid.",
  },

  // Errors about operator accounts and roles.
  OPERATOR_TWO_FACTOR_REQUIRED: {
    status: 403,
    meaning: "The operator must set up an authenticator before anything else.",
  },

  CLAIMED_BY_OTHER: {
    status: 409,
    meaning: "Another operator, `operatorName`, has claimed this item; take it over first.",
  },
  SECOND_PERSON_REQUIRED: {
    status: 403,
    meaning: "One operator alone may not decide this: propose it, so that another operator can approve it.",
  },
  PLAYER_ERASED: { status: 409, meaning: "The player's personal data has been erased." },
  CAMPAIGN_OFFER_NOT_GRANTABLE: {
    status: 422,
    meaning:
      "The campaign's offer has ended, or depends on the player's own activity, so it cannot be granted.",
  },
  DOCUMENT_CHECKS_MISSING: {
    status: 422,
    meaning: "The checklist, number or expiry date is incomplete; `missing` lists the missing parts.",
  },
  DOCUMENT_EXPIRED: { status: 422, meaning: "The document's expiry date has passed." },
  WITHDRAWALS_HELD: {
    status: 409,
    meaning: "A case holds the player's withdrawals; they can't be approved until the hold ends.",
  },
  OTHER_APPROVER_REQUIRED: {
    status: 403,
    meaning: "You gave the first approval; another operator must give the second.",
  },
  LAST_ADMINISTRATORS: {
    status: 409,
    meaning: "At least two active administrators must remain. Make another operator an administrator first.",
  },
  OWN_PROPOSAL: { status: 403, meaning: "You cannot approve your own proposal." },
  AGENT_NOT_AVAILABLE: {
    status: 422,
    meaning: "The chat cannot be handed to this operator: `cause` is UNKNOWN, DISABLED or NOT_SUPPORT.",
  },
  PROPOSAL_REFUSED: {
    status: 422,
    meaning: "The proposed change is not possible; `cause` says why.",
  },

  // Errors about messages to support.
  CAPTCHA_REQUIRED: {
    status: 403,
    meaning: "Too many messages from this address: send a captcha solution in X-CAPTCHA-TOKEN.",
  },

  // Errors about documents.
  DOCUMENT_NOT_VERIFIED: { status: 403, meaning: "This requires a verified document." },
  DOCUMENT_NOT_EXPECTED: {
    status: 409,
    meaning: "A document is already under review or verified; no other is accepted.",
  },
  FILE_TYPE_MISMATCH: { status: 422, meaning: "The file's content does not match its declared type." },
  FILE_DAMAGED: { status: 422, meaning: "The file is truncated or unreadable." },
  FILE_TOO_COMPLEX: {
    status: 422,
    meaning: "The file unpacks to more than a document needs: too large, too deep or too many pages.",
  },
  FILE_UNSAFE: {
    status: 422,
    meaning: "The file is password-protected or contains programs or other files.",
  },
  DOCUMENT_BLOCKED: {
    status: 423,
    meaning: "Document verification is blocked; only an operator can unblock it.",
  },

  // Errors about payments and the wallet.
  CURRENCY_MISMATCH: { status: 422, meaning: "The currency differs from that of the player's wallet." },
  INSUFFICIENT_FUNDS: { status: 422, meaning: "The balance does not cover the amount." },
  INSUFFICIENT_POINTS: { status: 422, meaning: "The player has fewer redeemable points than requested." },
  LIMIT_EXCEEDED: {
    status: 422,
    meaning: "A limit of the player, the method or the jurisdiction is exceeded.",
  },
  BALANCE_NOT_EMPTY: {
    status: 409,
    meaning: "The account holds money, in `balance` and `currency`: it must be paid out before it is closed.",
  },
  ACCOUNT_HOLDER_MISMATCH: {
    status: 422,
    meaning: "The bank names another holder: only the player's own bank accounts can be linked.",
  },
  PAYMENT_OWED: {
    status: 403,
    meaning: "The player has a debt for a reversed deposit; `owed` and `currency` say how much.",
  },
  CREDIT_CARD_NOT_ALLOWED: {
    status: 422,
    meaning: "The jurisdiction does not allow deposits by credit card.",
  },
  METHOD_NOT_AVAILABLE: { status: 422, meaning: "The payment method is not offered to this player." },
  RECIPIENT_NOT_FOUND: { status: 422, meaning: "No player with this name can receive the transfer." },
  WITHDRAWAL_NOT_PENDING: { status: 409, meaning: "Only a pending withdrawal can be cancelled." },
  OFFER_NOT_AVAILABLE: {
    status: 409,
    meaning: "The offer has ended, is not available to this player, or was already claimed.",
  },
  MISSION_NOT_COMPLETED: { status: 409, meaning: "The goal of the mission has not been reached." },
  OFFER_CODE_WRONG: { status: 422, meaning: "The promo code is wrong." },
  BONUS_OVER: { status: 409, meaning: "The bonus has already ended." },
  BONUS_MAX_BET: {
    status: 422,
    meaning:
      "The stake needs bonus money and exceeds the bonus's maximum stake, which `maxBet` and `currency` state.",
  },
  LOYALTY_EXCLUDED: { status: 403, meaning: "The player is excluded from the loyalty programme." },

  // Errors about player protection.
  LIMIT_REACHED: {
    status: 403,
    meaning:
      "A protection limit does not allow this amount: `kind` and `period` name it, `limit` and `remaining` are amounts (minutes for TIME), and `freesAt` says when the amount fits; null if it never does.",
  },
  EXCLUDED: {
    status: 403,
    meaning:
      "The player is on a break: `kind` names it, and `until` is its end; null if it is permanent or until the player asks to return.",
  },
  REALITY_CHECK_DUE: {
    status: 403,
    meaning: "The player has to read and acknowledge the reality check before the next stake.",
  },
  DEPOSIT_LIMIT_REQUIRED: {
    status: 403,
    meaning: "The jurisdiction requires the player to set a deposit limit before the first deposit.",
  },
  REGISTER_UNAVAILABLE: {
    status: 503,
    meaning: "The exclusion register is not responding, so this is not possible right now.",
  },
  ACCOUNT_UNDER_REVIEW: {
    status: 403,
    meaning: "Deposits and bets wait until an operator has reviewed the account.",
  },
  ANOTHER_SLOT_OPEN: {
    status: 403,
    meaning: "The jurisdiction allows one slot at a time, and the player is playing another one.",
  },
  BREAK_NOT_LONGER: {
    status: 409,
    meaning: "A break can only be extended: the current one ends later, or is a self-exclusion.",
  },

  // Errors about the content system.
  SCHEDULE_IN_THE_PAST: { status: 422, meaning: "The scheduled time is in the past." },

  // Errors in the live chat.
  CHAT_CLOSED: {
    status: 409,
    meaning: "The live chat is closed at this hour; the contact form is available.",
  },

  // Errors in the chats of live tables.
  CHAT_MUTED: {
    status: 403,
    meaning: "Operators have muted the player in the chats of the live tables; `until` says how long.",
  },
  CHAT_LINK: { status: 422, meaning: "Chat messages must not contain links, addresses or phone numbers." },
  CHAT_TEXT_INVALID: { status: 422, meaning: "The chat message is empty or too long." },

  // Errors about games and locations.
  GAME_NOT_AVAILABLE: { status: 403, meaning: "The game is not available to this player or in this mode." },
  REGION_NOT_AVAILABLE: { status: 451, meaning: "The product is not available at the visitor's location." },
  ACTION_NOT_ALLOWED: { status: 422, meaning: "The current state of the round does not allow this action." },
  BET_NOT_ALLOWED: {
    status: 403,
    meaning:
      "The player's jurisdiction does not allow this kind of bet, such as a feature buy, or it was made with granted spins.",
  },
  NO_PROMOTIONAL_SPINS: { status: 409, meaning: "No granted spin at this stake is left in this game." },
  ROUND_TOO_SOON: { status: 429, meaning: "The jurisdiction requires more time between two rounds." },
  ROUND_UNFINISHED: { status: 409, meaning: "Another round must be finished first; roundId names it." },
  SEQUENCE_MISMATCH: {
    status: 409,
    meaning: "The action refers to a step other than the current one.",
  },

  TABLE_CLOSED: {
    status: 409,
    meaning: "The table is closed at this hour; opensAt says when it opens next.",
  },
  TIER_REQUIRED: {
    status: 403,
    meaning: "The table is reserved for players of a loyalty tier or higher; `tier` names it.",
  },
  DEALER_AWAY: { status: 409, meaning: "No dealer is at the table, so it takes no bets." },
  VIDEO_LOST: { status: 409, meaning: "The dealer's video is interrupted, so the table takes no bets." },
  TIP_NOT_AVAILABLE: { status: 422, meaning: "The player can't tip the dealer of this table." },
  NOT_DEALING: { status: 409, meaning: "Another dealer is at the table, or the table is not open." },
  CALL_NOT_DUE: {
    status: 409,
    meaning:
      "The round is not waiting for a result: betting is open, a result was called, or the round is void.",
  },
  MEDIA_TOKEN_INVALID: {
    status: 401,
    meaning: "The token for a table's video is missing, wrong or expired.",
  },
  SDP_NOT_ACCEPTED: {
    status: 422,
    meaning: "The session description is not an offer that the relay can answer.",
  },
  MEDIA_BUSY: { status: 503, meaning: "The built-in relay has reached its maximum number of viewers." },
  BETTING_CLOSED: { status: 409, meaning: "The shared round no longer accepts bets." },
  ROUND_OVER: {
    status: 409,
    meaning: "The round had ended, or the bet was settled, before the cash-out.",
  },

  // Errors about sports and racing bets.
  PRICE_CHANGED: {
    status: 409,
    meaning:
      "A price is no longer offered: `selections` has the current price of each selection, null if closed; for a race, `price` is the current one.",
  },
  MARKET_SUSPENDED: {
    status: 409,
    meaning: "A selection cannot be backed now: `selections` has the current price of each, null if closed.",
  },
  STAKE_LIMIT: {
    status: 422,
    meaning: "The stake is too low or too high: `minimumStake` and `maximumStake` are those of each line.",
  },
  BET_NOT_POSSIBLE: {
    status: 422,
    meaning:
      "These selections cannot be one bet: `cause` is SAME_EVENT, TYPE, NOT_COMBINABLE, IMPOSSIBLE, UNKNOWN or FREE_BET or, for races, a fault in the ticket.",
  },
  CASH_OUT_CHANGED: { status: 409, meaning: "The value has changed; `quote` is the new offer." },
  CASH_OUT_NOT_OFFERED: { status: 409, meaning: "The bet cannot be cashed out now; `cause` says why." },
  // Errors at poker tables.
  POOL_CLOSED: { status: 409, meaning: "The fast-fold pool is closed to new entries." },
  SEAT_TAKEN: { status: 409, meaning: "The seat is taken, reserved or does not exist." },
  ALREADY_SEATED: { status: 409, meaning: "The player already has a seat at this table." },
  NOT_SEATED: { status: 409, meaning: "The player has no seat at this table." },
  NOT_YOUR_TURN: { status: 409, meaning: "The hand has moved on, or another player is to act." },
  SEATS_AVAILABLE: { status: 409, meaning: "The table has free seats, so it has no waiting list." },
  BUY_IN_OUT_OF_RANGE: {
    status: 422,
    meaning: "The chips would be fewer than the table's minimum or more than its maximum: `min` and `max`.",
  },
  DEAL_NOT_POSSIBLE: { status: 422, meaning: "The remaining prizes cannot be divided by these terms." },
  BET_OUT_OF_RANGE: { status: 422, meaning: "The bet or raise is smaller or larger than the rules allow." },

  // Errors for other studios' games.
  SIGNATURE_EXPIRED: { status: 401, meaning: "The signed timestamp is too old or too far in the future." },
  TRANSACTION_ROLLED_BACK: {
    status: 409,
    meaning: "This transaction was rolled back before it arrived, so it never takes effect.",
  },
} as const satisfies Record<string, { status: number; meaning: string }>;

export type ErrorCode = keyof typeof errors;
