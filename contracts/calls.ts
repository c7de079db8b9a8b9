import type { Call } from "./call.ts";
import { recordEvent } from "./calls/analytics/record-event.ts";
import { listPromotionalSpins } from "./calls/casino-integration/list-promotional-spins.ts";
import { getGameUrl } from "./calls/casino-lobby/get-game-url.ts";
import { getGameUrlByParameters } from "./calls/casino-lobby/get-game-url-by-parameters.ts";
import { listFreeGames } from "./calls/casino-lobby/list-free-games.ts";
import { listJackpots } from "./calls/casino-lobby/list-jackpots.ts";
import { getPage } from "./calls/content/get-page.ts";
import { getRegion } from "./calls/content/get-region.ts";
import { listGameCategories } from "./calls/content/list-game-categories.ts";
import { listGames } from "./calls/content/list-games.ts";
import { searchHelpPages } from "./calls/content/search-help-pages.ts";
import { searchPages } from "./calls/content/search-pages.ts";
import { suggestHelpPages } from "./calls/content/suggest-help-pages.ts";
import { showDocumentForm } from "./calls/document-provider/show-document-form.ts";
import { showDocumentResult } from "./calls/document-provider/show-document-result.ts";
import { uploadDocument } from "./calls/document-provider/upload-document.ts";
import { getIntegratedGameUrl } from "./calls/games-integration/get-integrated-game-url.ts";
import { getPracticeGameUrl } from "./calls/games-integration/get-practice-game-url.ts";
import { locateVisitor } from "./calls/geolocation/locate-visitor.ts";
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
import { redeemPoints } from "./calls/loyalty-points/redeem-points.ts";
import { acknowledgeNotification } from "./calls/notifications/acknowledge-notification.ts";
import { deleteNotification } from "./calls/notifications/delete-notification.ts";
import { listNotifications } from "./calls/notifications/list-notifications.ts";
import { approveDocument } from "./calls/operator/approve-document.ts";
import { getDocumentFile } from "./calls/operator/get-document-file.ts";
import { liftDocumentBlock } from "./calls/operator/lift-document-block.ts";
import { listDocuments } from "./calls/operator/list-documents.ts";
import { logInOperator } from "./calls/operator/log-in-operator.ts";
import { logOutOperator } from "./calls/operator/log-out-operator.ts";
import { refuseDocument } from "./calls/operator/refuse-document.ts";
import { cancelWithdrawal } from "./calls/payment/cancel-withdrawal.ts";
import { createDeposit } from "./calls/payment/create-deposit.ts";
import { createTransfer } from "./calls/payment/create-transfer.ts";
import { createWithdrawal } from "./calls/payment/create-withdrawal.ts";
import { getPaymentsProfile } from "./calls/payment/get-payments-profile.ts";
import { listDeposits } from "./calls/payment/list-deposits.ts";
import { listWithdrawals } from "./calls/payment/list-withdrawals.ts";
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
import { recordCasinoGame } from "./calls/recent-activity-tracker/record-casino-game.ts";
import { getReferralProfile } from "./calls/referral/get-referral-profile.ts";
import { getReferralTracking } from "./calls/referral/get-referral-tracking.ts";
import { listMethodGroups } from "./calls/routing/list-method-groups.ts";
import { listDemoAccounts } from "./calls/sandbox/list-demo-accounts.ts";
import { listOutbox } from "./calls/sandbox/list-outbox.ts";
import { contactUs } from "./calls/site-config/contact-us.ts";
import { getSiteConfiguration } from "./calls/site-config/get-site-configuration.ts";
import { listBalances } from "./calls/wallet-gateway/list-balances.ts";
import { listTransactions } from "./calls/wallet-gateway/list-transactions.ts";
import { watchWallet } from "./calls/wallet-gateway/watch-wallet.ts";

/** Every call of the product, built or not. For the server: a browser imports only the types of single calls. */
export const calls: readonly Call[] = [
  recordEvent,
  listPromotionalSpins,
  getGameUrlByParameters,
  getGameUrl,
  listFreeGames,
  listJackpots,
  getPage,
  getRegion,
  listGameCategories,
  listGames,
  searchHelpPages,
  searchPages,
  suggestHelpPages,
  showDocumentForm,
  showDocumentResult,
  uploadDocument,
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
  acknowledgeNotification,
  deleteNotification,
  listNotifications,
  approveDocument,
  getDocumentFile,
  liftDocumentBlock,
  listDocuments,
  refuseDocument,
  logInOperator,
  logOutOperator,
  cancelWithdrawal,
  createDeposit,
  createTransfer,
  createWithdrawal,
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
  getReferralProfile,
  getReferralTracking,
  listMethodGroups,
  listDemoAccounts,
  listOutbox,
  contactUs,
  getSiteConfiguration,
  listBalances,
  listTransactions,
  watchWallet,
];
