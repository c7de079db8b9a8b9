import type { Call } from "./call.ts";
import { applyAsAffiliate } from "./calls/affiliates/apply-as-affiliate.ts";
import { createAffiliateLink } from "./calls/affiliates/create-affiliate-link.ts";
import { exportAffiliateStatement } from "./calls/affiliates/export-affiliate-statement.ts";
import { getAffiliateAccount } from "./calls/affiliates/get-affiliate-account.ts";
import { listAffiliateLinks } from "./calls/affiliates/list-affiliate-links.ts";
import { listAffiliateStatements } from "./calls/affiliates/list-affiliate-statements.ts";
import { recordEvent } from "./calls/analytics/record-event.ts";
import { forfeitBonus } from "./calls/bonuses/forfeit-bonus.ts";
import { listBonuses } from "./calls/bonuses/list-bonuses.ts";
import { listOffers } from "./calls/bonuses/list-offers.ts";
import { listPublicOffers } from "./calls/bonuses/list-public-offers.ts";
import { optIn } from "./calls/bonuses/opt-in.ts";
import { listPromotionalSpins } from "./calls/casino-integration/list-promotional-spins.ts";
import { addFavouriteGame } from "./calls/casino-lobby/add-favourite-game.ts";
import { getGameUrl } from "./calls/casino-lobby/get-game-url.ts";
import { getGameUrlByParameters } from "./calls/casino-lobby/get-game-url-by-parameters.ts";
import { listFavouriteGames } from "./calls/casino-lobby/list-favourite-games.ts";
import { listFreeGames } from "./calls/casino-lobby/list-free-games.ts";
import { listJackpots } from "./calls/casino-lobby/list-jackpots.ts";
import { removeFavouriteGame } from "./calls/casino-lobby/remove-favourite-game.ts";
import { contactUs } from "./calls/contact/contact-us.ts";
import { getPage } from "./calls/content/get-page.ts";
import { getRegion } from "./calls/content/get-region.ts";
import { listPages } from "./calls/content/list-pages.ts";
import { searchPages } from "./calls/content/search-pages.ts";
import { showDocumentForm } from "./calls/document-provider/show-document-form.ts";
import { showDocumentResult } from "./calls/document-provider/show-document-result.ts";
import { uploadDocument } from "./calls/document-provider/upload-document.ts";
import { listExchangeRates } from "./calls/exchange-rates/list-exchange-rates.ts";
import { signInToForum } from "./calls/forum/sign-in-to-forum.ts";
import { getGame } from "./calls/game-catalogue/get-game.ts";
import { listGameCategories } from "./calls/game-catalogue/list-game-categories.ts";
import { listGames } from "./calls/game-catalogue/list-games.ts";
import { actInRound } from "./calls/games/act-in-round.ts";
import { getGameSession } from "./calls/games/get-game-session.ts";
import { getPlayerRound } from "./calls/games/get-player-round.ts";
import { getSeeds } from "./calls/games/get-seeds.ts";
import { getSessionRound } from "./calls/games/get-session-round.ts";
import { listPlayerRounds } from "./calls/games/list-player-rounds.ts";
import { listSessionRounds } from "./calls/games/list-session-rounds.ts";
import { openGameSession } from "./calls/games/open-game-session.ts";
import { rotateSeeds } from "./calls/games/rotate-seeds.ts";
import { startRound } from "./calls/games/start-round.ts";
import { getIntegratedGameUrl } from "./calls/games-integration/get-integrated-game-url.ts";
import { getPracticeGameUrl } from "./calls/games-integration/get-practice-game-url.ts";
import { locateVisitor } from "./calls/geolocation/locate-visitor.ts";
import { answerHelpFeedback } from "./calls/help/answer-help-feedback.ts";
import { getHelpFeedback } from "./calls/help/get-help-feedback.ts";
import { getHelpPlace } from "./calls/help/get-help-place.ts";
import { searchHelpPages } from "./calls/help/search-help-pages.ts";
import { suggestHelpPages } from "./calls/help/suggest-help-pages.ts";
import { completeRequiredAction } from "./calls/login-service/complete-required-action.ts";
import { createCaptcha } from "./calls/login-service/create-captcha.ts";
import { endSession } from "./calls/login-service/end-session.ts";
import { listLoginHistory } from "./calls/login-service/list-login-history.ts";
import { listSessions } from "./calls/login-service/list-sessions.ts";
import { logIn } from "./calls/login-service/log-in.ts";
import { logOut } from "./calls/login-service/log-out.ts";
import { logOutEverywhere } from "./calls/login-service/log-out-everywhere.ts";
import { requestPasswordReset } from "./calls/login-service/request-password-reset.ts";
import { resetPassword } from "./calls/login-service/reset-password.ts";
import { getLoyalty } from "./calls/loyalty-points/get-loyalty.ts";
import { getLoyaltySummary } from "./calls/loyalty-points/get-loyalty-summary.ts";
import { listLoyaltyHistory } from "./calls/loyalty-points/list-loyalty-history.ts";
import { redeemPoints } from "./calls/loyalty-points/redeem-points.ts";
import { acknowledgeAllNotifications } from "./calls/notifications/acknowledge-all-notifications.ts";
import { acknowledgeNotification } from "./calls/notifications/acknowledge-notification.ts";
import { deleteNotification } from "./calls/notifications/delete-notification.ts";
import { getNotificationPreferences } from "./calls/notifications/get-notification-preferences.ts";
import { listNotifications } from "./calls/notifications/list-notifications.ts";
import { restoreNotification } from "./calls/notifications/restore-notification.ts";
import { setNotificationPreference } from "./calls/notifications/set-notification-preference.ts";
import { activateOperatorAuthenticator } from "./calls/operator/activate-operator-authenticator.ts";
import { addOperator } from "./calls/operator/add-operator.ts";
import { addPlayerNote } from "./calls/operator/add-player-note.ts";
import { approveDocument } from "./calls/operator/approve-document.ts";
import { cancelBonusGrant } from "./calls/operator/cancel-bonus-grant.ts";
import { cancelPlayerBonus } from "./calls/operator/cancel-player-bonus.ts";
import { changeOfferedMethod } from "./calls/operator/change-offered-method.ts";
import { changeOperatorAccess } from "./calls/operator/change-operator-access.ts";
import { changePlayerStatus } from "./calls/operator/change-player-status.ts";
import { changeSiteSettings } from "./calls/operator/change-site-settings.ts";
import { checkReports } from "./calls/operator/check-reports.ts";
import { chooseGame } from "./calls/operator/choose-game.ts";
import { closeChat } from "./calls/operator/close-chat.ts";
import { createBonusOffer } from "./calls/operator/create-bonus-offer.ts";
import { decideAffiliateApplication } from "./calls/operator/decide-affiliate-application.ts";
import { decideProposal } from "./calls/operator/decide-proposal.ts";
import { decideWithdrawal } from "./calls/operator/decide-withdrawal.ts";
import { discardContentDraft } from "./calls/operator/discard-content-draft.ts";
import { endBonusOffer } from "./calls/operator/end-bonus-offer.ts";
import { endOperatorSession } from "./calls/operator/end-operator-session.ts";
import { endPlayerSessions } from "./calls/operator/end-player-sessions.ts";
import { enrolOperatorAuthenticator } from "./calls/operator/enrol-operator-authenticator.ts";
import { excludeFromLoyalty } from "./calls/operator/exclude-from-loyalty.ts";
import { exportAuditEntries } from "./calls/operator/export-audit-entries.ts";
import { exportReport } from "./calls/operator/export-report.ts";
import { forceRequiredAction } from "./calls/operator/force-required-action.ts";
import { getChat } from "./calls/operator/get-chat.ts";
import { getContentHistory } from "./calls/operator/get-content-history.ts";
import { getContentVersion } from "./calls/operator/get-content-version.ts";
import { getDocumentFile } from "./calls/operator/get-document-file.ts";
import { getLedgerPosting } from "./calls/operator/get-ledger-posting.ts";
import { getLoyaltyProgramme } from "./calls/operator/get-loyalty-programme.ts";
import { getOperator } from "./calls/operator/get-operator.ts";
import { getOverview } from "./calls/operator/get-overview.ts";
import { getPlayer } from "./calls/operator/get-player.ts";
import { getPlayerProtection } from "./calls/operator/get-player-protection.ts";
import { getPlayerWallet } from "./calls/operator/get-player-wallet.ts";
import { getReport } from "./calls/operator/get-report.ts";
import { getRoundOfPlayer } from "./calls/operator/get-round-of-player.ts";
import { getSiteSettings } from "./calls/operator/get-site-settings.ts";
import { getSystemState } from "./calls/operator/get-system-state.ts";
import { grantBonus } from "./calls/operator/grant-bonus.ts";
import { handOverChat } from "./calls/operator/hand-over-chat.ts";
import { liftDocumentBlock } from "./calls/operator/lift-document-block.ts";
import { listAffiliateApplications } from "./calls/operator/list-affiliate-applications.ts";
import { listAffiliateStatementsToPay } from "./calls/operator/list-affiliate-statements-to-pay.ts";
import { listAffiliates } from "./calls/operator/list-affiliates.ts";
import { listAuditEntries } from "./calls/operator/list-audit-entries.ts";
import { listBonusGrants } from "./calls/operator/list-bonus-grants.ts";
import { listBonusOffers } from "./calls/operator/list-bonus-offers.ts";
import { listChats } from "./calls/operator/list-chats.ts";
import { listChosenGames } from "./calls/operator/list-chosen-games.ts";
import { listContentDocuments } from "./calls/operator/list-content-documents.ts";
import { listDocuments } from "./calls/operator/list-documents.ts";
import { listDocumentsOfPlayer } from "./calls/operator/list-documents-of-player.ts";
import { listOfferedMethods } from "./calls/operator/list-offered-methods.ts";
import { listOperatorSessions } from "./calls/operator/list-operator-sessions.ts";
import { listOperators } from "./calls/operator/list-operators.ts";
import { listPaymentsOfPlayer } from "./calls/operator/list-payments-of-player.ts";
import { listPlayerBonuses } from "./calls/operator/list-player-bonuses.ts";
import { listPlayerEntries } from "./calls/operator/list-player-entries.ts";
import { listPlayerNotes } from "./calls/operator/list-player-notes.ts";
import { listPlayerSessions } from "./calls/operator/list-player-sessions.ts";
import { listProposals } from "./calls/operator/list-proposals.ts";
import { listReportPostings } from "./calls/operator/list-report-postings.ts";
import { listRoundsOfPlayer } from "./calls/operator/list-rounds-of-player.ts";
import { listSiteSettingsChanges } from "./calls/operator/list-site-settings-changes.ts";
import { listWithdrawalsToReview } from "./calls/operator/list-withdrawals-to-review.ts";
import { logInOperator } from "./calls/operator/log-in-operator.ts";
import { logOutOperator } from "./calls/operator/log-out-operator.ts";
import { payAffiliateStatement } from "./calls/operator/pay-affiliate-statement.ts";
import { proposeChange } from "./calls/operator/propose-change.ts";
import { publishContent } from "./calls/operator/publish-content.ts";
import { rebuildReports } from "./calls/operator/rebuild-reports.ts";
import { refuseDocument } from "./calls/operator/refuse-document.ts";
import { resetPlayerTwoFactor } from "./calls/operator/reset-player-two-factor.ts";
import { retryJob } from "./calls/operator/retry-job.ts";
import { rollBackSiteSettings } from "./calls/operator/roll-back-site-settings.ts";
import { saveContentDraft } from "./calls/operator/save-content-draft.ts";
import { searchPlayers } from "./calls/operator/search-players.ts";
import { sendChatMessage } from "./calls/operator/send-chat-message.ts";
import { sendPlayerMessage } from "./calls/operator/send-player-message.ts";
import { setCommissionPlan } from "./calls/operator/set-commission-plan.ts";
import { showChatTyping } from "./calls/operator/show-chat-typing.ts";
import { takeChat } from "./calls/operator/take-chat.ts";
import { unblockPlayerOperation } from "./calls/operator/unblock-player-operation.ts";
import { unpublishContent } from "./calls/operator/unpublish-content.ts";
import { updateBonusOffer } from "./calls/operator/update-bonus-offer.ts";
import { updateLoyaltyProgramme } from "./calls/operator/update-loyalty-programme.ts";
import { verifyAuditLog } from "./calls/operator/verify-audit-log.ts";
import { verifyLedger } from "./calls/operator/verify-ledger.ts";
import { watchChat } from "./calls/operator/watch-chat.ts";
import { watchChats } from "./calls/operator/watch-chats.ts";
import { cancelWithdrawal } from "./calls/payment/cancel-withdrawal.ts";
import { createDeposit } from "./calls/payment/create-deposit.ts";
import { createTransfer } from "./calls/payment/create-transfer.ts";
import { createWithdrawal } from "./calls/payment/create-withdrawal.ts";
import { findRecipient } from "./calls/payment/find-recipient.ts";
import { getDeposit } from "./calls/payment/get-deposit.ts";
import { getPaymentsProfile } from "./calls/payment/get-payments-profile.ts";
import { listDeposits } from "./calls/payment/list-deposits.ts";
import { listWithdrawals } from "./calls/payment/list-withdrawals.ts";
import { receiveProviderEvent } from "./calls/payment/receive-provider-event.ts";
import { actOnSandboxPayment } from "./calls/payment-provider/act-on-sandbox-payment.ts";
import { showSandboxPayment } from "./calls/payment-provider/show-sandbox-payment.ts";
import { activateTwoFactor } from "./calls/player-verification/activate-two-factor.ts";
import { enrolTwoFactor } from "./calls/player-verification/enrol-two-factor.ts";
import { getOperationStatus } from "./calls/player-verification/get-operation-status.ts";
import { getTwoFactorStatus } from "./calls/player-verification/get-two-factor-status.ts";
import { requestPinReset } from "./calls/player-verification/request-pin-reset.ts";
import { resetPin } from "./calls/player-verification/reset-pin.ts";
import { resetTwoFactor } from "./calls/player-verification/reset-two-factor.ts";
import { sendConfirmationCode } from "./calls/player-verification/send-confirmation-code.ts";
import { verify } from "./calls/player-verification/verify.ts";
import { changePassword } from "./calls/profile/change-password.ts";
import { confirmEmail } from "./calls/profile/confirm-email.ts";
import { getPhoneStatus } from "./calls/profile/get-phone-status.ts";
import { getProfile } from "./calls/profile/get-profile.ts";
import { join } from "./calls/profile/join.ts";
import { requestEmailConfirmation } from "./calls/profile/request-email-confirmation.ts";
import { updatePinCode } from "./calls/profile/update-pin-code.ts";
import { updateProfile } from "./calls/profile/update-profile.ts";
import { validatePhone } from "./calls/profile/validate-phone.ts";
import { getDocumentVerificationStatus } from "./calls/profile-profiling/get-document-verification-status.ts";
import { getDocumentVerificationUrl } from "./calls/profile-profiling/get-document-verification-url.ts";
import { listRecentGames } from "./calls/recent-activity-tracker/list-recent-games.ts";
import { recordCasinoGame } from "./calls/recent-activity-tracker/record-casino-game.ts";
import { getReferralProfile } from "./calls/referral/get-referral-profile.ts";
import { getReferralTerms } from "./calls/referral/get-referral-terms.ts";
import { getReferralTracking } from "./calls/referral/get-referral-tracking.ts";
import { recordVisit } from "./calls/referral/record-visit.ts";
import { listMethodGroups } from "./calls/routing/list-method-groups.ts";
import { listDemoAccounts } from "./calls/sandbox/list-demo-accounts.ts";
import { listOutbox } from "./calls/sandbox/list-outbox.ts";
import { standAt } from "./calls/sandbox/stand-at.ts";
import { openStudioSeat } from "./calls/sandbox-studio/open-studio-seat.ts";
import { contributeToStudioJackpot } from "./calls/seamless-wallet/contribute-to-studio-jackpot.ts";
import { endStudioRound } from "./calls/seamless-wallet/end-studio-round.ts";
import { getStudioBalance } from "./calls/seamless-wallet/get-studio-balance.ts";
import { payPromotionalWin } from "./calls/seamless-wallet/pay-promotional-win.ts";
import { payStudioJackpot } from "./calls/seamless-wallet/pay-studio-jackpot.ts";
import { payStudioWin } from "./calls/seamless-wallet/pay-studio-win.ts";
import { placePromotionalBet } from "./calls/seamless-wallet/place-promotional-bet.ts";
import { placeStudioBet } from "./calls/seamless-wallet/place-studio-bet.ts";
import { rollStudioBetBack } from "./calls/seamless-wallet/roll-studio-bet-back.ts";
import { getSiteConfiguration } from "./calls/site-config/get-site-configuration.ts";
import { exportTransactions } from "./calls/wallet-gateway/export-transactions.ts";
import { listBalances } from "./calls/wallet-gateway/list-balances.ts";
import { listTransactions } from "./calls/wallet-gateway/list-transactions.ts";
import { watchWallet } from "./calls/wallet-gateway/watch-wallet.ts";
import { configurationCalls } from "./configuration-calls.ts";
import { deskCalls } from "./desk-calls.ts";
import { peopleCalls } from "./people-calls.ts";

/** Every call of the product, built or not. For the server: a browser imports only the types of single calls. */
export const calls: readonly Call[] = [
  ...configurationCalls,
  ...deskCalls,
  ...peopleCalls,
  recordEvent,
  listPromotionalSpins,
  getGameUrlByParameters,
  getGameUrl,
  listFreeGames,
  removeFavouriteGame,
  addFavouriteGame,
  listFavouriteGames,
  listJackpots,
  getPage,
  getRegion,
  listGameCategories,
  listGames,
  listPages,
  getGame,
  searchHelpPages,
  searchPages,
  suggestHelpPages,
  getHelpPlace,
  getHelpFeedback,
  answerHelpFeedback,
  showDocumentForm,
  showDocumentResult,
  uploadDocument,
  actInRound,
  getGameSession,
  getPlayerRound,
  getSeeds,
  getSessionRound,
  listPlayerRounds,
  listSessionRounds,
  openGameSession,
  rotateSeeds,
  startRound,
  getIntegratedGameUrl,
  getPracticeGameUrl,
  locateVisitor,
  completeRequiredAction,
  createCaptcha,
  endSession,
  listLoginHistory,
  listSessions,
  logIn,
  logOutEverywhere,
  logOut,
  requestPasswordReset,
  resetPassword,
  getLoyalty,
  redeemPoints,
  forfeitBonus,
  listBonuses,
  listOffers,
  listPublicOffers,
  optIn,
  getLoyaltySummary,
  listLoyaltyHistory,
  cancelBonusGrant,
  cancelPlayerBonus,
  createBonusOffer,
  endBonusOffer,
  excludeFromLoyalty,
  getLoyaltyProgramme,
  grantBonus,
  listBonusGrants,
  listBonusOffers,
  listPlayerBonuses,
  updateBonusOffer,
  updateLoyaltyProgramme,
  acknowledgeAllNotifications,
  acknowledgeNotification,
  deleteNotification,
  getNotificationPreferences,
  listNotifications,
  restoreNotification,
  setNotificationPreference,
  approveDocument,
  listChats,
  watchChats,
  getChat,
  watchChat,
  takeChat,
  sendChatMessage,
  showChatTyping,
  closeChat,
  handOverChat,
  decideWithdrawal,
  discardContentDraft,
  getContentHistory,
  getContentVersion,
  listContentDocuments,
  publishContent,
  saveContentDraft,
  unpublishContent,
  getDocumentFile,
  liftDocumentBlock,
  listDocuments,
  refuseDocument,
  listWithdrawalsToReview,
  getOperator,
  listOperators,
  addOperator,
  changeOperatorAccess,
  listOperatorSessions,
  endOperatorSession,
  enrolOperatorAuthenticator,
  activateOperatorAuthenticator,
  listAuditEntries,
  exportAuditEntries,
  verifyAuditLog,
  proposeChange,
  listProposals,
  decideProposal,
  getSiteSettings,
  changeSiteSettings,
  listSiteSettingsChanges,
  rollBackSiteSettings,
  listOfferedMethods,
  changeOfferedMethod,
  listChosenGames,
  chooseGame,
  getSystemState,
  retryJob,
  verifyLedger,
  logInOperator,
  logOutOperator,
  searchPlayers,
  getPlayer,
  changePlayerStatus,
  forceRequiredAction,
  listPlayerSessions,
  endPlayerSessions,
  getPlayerProtection,
  unblockPlayerOperation,
  resetPlayerTwoFactor,
  getPlayerWallet,
  listPlayerEntries,
  listRoundsOfPlayer,
  getRoundOfPlayer,
  listPaymentsOfPlayer,
  listDocumentsOfPlayer,
  listPlayerNotes,
  addPlayerNote,
  sendPlayerMessage,
  getLedgerPosting,
  getOverview,
  getReport,
  exportReport,
  listReportPostings,
  checkReports,
  rebuildReports,
  cancelWithdrawal,
  createDeposit,
  createTransfer,
  createWithdrawal,
  findRecipient,
  getDeposit,
  getPaymentsProfile,
  listDeposits,
  listWithdrawals,
  activateTwoFactor,
  enrolTwoFactor,
  getOperationStatus,
  getTwoFactorStatus,
  requestPinReset,
  resetPin,
  resetTwoFactor,
  sendConfirmationCode,
  verify,
  getDocumentVerificationStatus,
  getDocumentVerificationUrl,
  changePassword,
  confirmEmail,
  getPhoneStatus,
  getProfile,
  join,
  requestEmailConfirmation,
  updatePinCode,
  updateProfile,
  validatePhone,
  recordCasinoGame,
  listRecentGames,
  getReferralProfile,
  getReferralTerms,
  getReferralTracking,
  exportAffiliateStatement,
  recordVisit,
  setCommissionPlan,
  payAffiliateStatement,
  listAffiliates,
  listAffiliateStatementsToPay,
  listAffiliateApplications,
  decideAffiliateApplication,
  signInToForum,
  listAffiliateStatements,
  listAffiliateLinks,
  getAffiliateAccount,
  createAffiliateLink,
  applyAsAffiliate,
  receiveProviderEvent,
  actOnSandboxPayment,
  showSandboxPayment,
  listMethodGroups,
  listDemoAccounts,
  listOutbox,
  standAt,
  contactUs,
  contributeToStudioJackpot,
  endStudioRound,
  getStudioBalance,
  payPromotionalWin,
  payStudioJackpot,
  payStudioWin,
  placePromotionalBet,
  placeStudioBet,
  rollStudioBetBack,
  openStudioSeat,
  getSiteConfiguration,
  listBalances,
  listExchangeRates,
  exportTransactions,
  listTransactions,
  watchWallet,
];
