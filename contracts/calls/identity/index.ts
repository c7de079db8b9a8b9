import type { Call } from "../../call.ts";
import { showDocumentForm } from "./document-provider/show-document-form.ts";
import { showDocumentResult } from "./document-provider/show-document-result.ts";
import { uploadDocument } from "./document-provider/upload-document.ts";
import { signInToForum } from "./forum/sign-in-to-forum.ts";
import { addPasskey } from "./login-service/add-passkey.ts";
import { completeRequiredAction } from "./login-service/complete-required-action.ts";
import { createCaptcha } from "./login-service/create-captcha.ts";
import { endPlayerSessions } from "./login-service/end-player-sessions.ts";
import { endSession } from "./login-service/end-session.ts";
import { liftLoginLocks } from "./login-service/lift-login-locks.ts";
import { listLoginHistory } from "./login-service/list-login-history.ts";
import { listLoginLocks } from "./login-service/list-login-locks.ts";
import { listPasskeys } from "./login-service/list-passkeys.ts";
import { listPlayerSessions } from "./login-service/list-player-sessions.ts";
import { listSessions } from "./login-service/list-sessions.ts";
import { logIn } from "./login-service/log-in.ts";
import { logInByPasskey } from "./login-service/log-in-by-passkey.ts";
import { logOut } from "./login-service/log-out.ts";
import { logOutEverywhere } from "./login-service/log-out-everywhere.ts";
import { removePasskey } from "./login-service/remove-passkey.ts";
import { renamePasskey } from "./login-service/rename-passkey.ts";
import { requestPasskey } from "./login-service/request-passkey.ts";
import { requestPasskeyLogin } from "./login-service/request-passkey-login.ts";
import { requestPasswordReset } from "./login-service/request-password-reset.ts";
import { resetPassword } from "./login-service/reset-password.ts";
import { cancelDataErasure } from "./personal-data/cancel-data-erasure.ts";
import { downloadDataExport } from "./personal-data/download-data-export.ts";
import { getDataExport } from "./personal-data/get-data-export.ts";
import { listPlayerDataExports } from "./personal-data/list-player-data-exports.ts";
import { requestDataExport } from "./personal-data/request-data-export.ts";
import { activateTwoFactor } from "./player-verification/activate-two-factor.ts";
import { enrolTwoFactor } from "./player-verification/enrol-two-factor.ts";
import { getOperationStatus } from "./player-verification/get-operation-status.ts";
import { getPlayerProtection } from "./player-verification/get-player-protection.ts";
import { getTwoFactorStatus } from "./player-verification/get-two-factor-status.ts";
import { requestPinReset } from "./player-verification/request-pin-reset.ts";
import { resetPin } from "./player-verification/reset-pin.ts";
import { resetPlayerTwoFactor } from "./player-verification/reset-player-two-factor.ts";
import { resetTwoFactor } from "./player-verification/reset-two-factor.ts";
import { sendConfirmationCode } from "./player-verification/send-confirmation-code.ts";
import { unblockPlayerOperation } from "./player-verification/unblock-player-operation.ts";
import { verify } from "./player-verification/verify.ts";
import { addPlayerNote } from "./profile/add-player-note.ts";
import { changeEmail } from "./profile/change-email.ts";
import { changePassword } from "./profile/change-password.ts";
import { changePlayerStatus } from "./profile/change-player-status.ts";
import { confirmEmail } from "./profile/confirm-email.ts";
import { forceRequiredAction } from "./profile/force-required-action.ts";
import { getPhoneStatus } from "./profile/get-phone-status.ts";
import { getPlayer } from "./profile/get-player.ts";
import { getProfile } from "./profile/get-profile.ts";
import { join } from "./profile/join.ts";
import { listPlayerNames } from "./profile/list-player-names.ts";
import { listPlayerNotes } from "./profile/list-player-notes.ts";
import { lockAccount } from "./profile/lock-account.ts";
import { requestEmailConfirmation } from "./profile/request-email-confirmation.ts";
import { searchPlayers } from "./profile/search-players.ts";
import { sendPlayerMessage } from "./profile/send-player-message.ts";
import { updatePinCode } from "./profile/update-pin-code.ts";
import { updateProfile } from "./profile/update-profile.ts";
import { validatePhone } from "./profile/validate-phone.ts";
import { approveDocument } from "./profile-profiling/approve-document.ts";
import { getDocumentExpiryRule } from "./profile-profiling/get-document-expiry-rule.ts";
import { getDocumentFile } from "./profile-profiling/get-document-file.ts";
import { getDocumentVerificationStatus } from "./profile-profiling/get-document-verification-status.ts";
import { getDocumentVerificationUrl } from "./profile-profiling/get-document-verification-url.ts";
import { liftDocumentBlock } from "./profile-profiling/lift-document-block.ts";
import { listDocuments } from "./profile-profiling/list-documents.ts";
import { listDocumentsOfPlayer } from "./profile-profiling/list-documents-of-player.ts";
import { refuseDocument } from "./profile-profiling/refuse-document.ts";
import { requestDocument } from "./profile-profiling/request-document.ts";
import { requestDocumentVerification } from "./profile-profiling/request-document-verification.ts";
import { setDocumentExpiryRule } from "./profile-profiling/set-document-expiry-rule.ts";
import { viewDocument } from "./profile-profiling/view-document.ts";

export const identityCalls: readonly Call[] = [
  showDocumentForm,
  showDocumentResult,
  uploadDocument,
  signInToForum,
  addPasskey,
  listPasskeys,
  logInByPasskey,
  removePasskey,
  renamePasskey,
  requestPasskey,
  requestPasskeyLogin,
  completeRequiredAction,
  createCaptcha,
  endPlayerSessions,
  endSession,
  liftLoginLocks,
  listLoginHistory,
  listLoginLocks,
  listPlayerSessions,
  listSessions,
  logIn,
  logOutEverywhere,
  logOut,
  requestPasswordReset,
  resetPassword,
  cancelDataErasure,
  downloadDataExport,
  getDataExport,
  listPlayerDataExports,
  requestDataExport,
  activateTwoFactor,
  enrolTwoFactor,
  getOperationStatus,
  getPlayerProtection,
  getTwoFactorStatus,
  requestPinReset,
  resetPin,
  resetPlayerTwoFactor,
  resetTwoFactor,
  sendConfirmationCode,
  unblockPlayerOperation,
  verify,
  approveDocument,
  getDocumentExpiryRule,
  getDocumentFile,
  getDocumentVerificationStatus,
  getDocumentVerificationUrl,
  liftDocumentBlock,
  listDocumentsOfPlayer,
  listDocuments,
  refuseDocument,
  requestDocument,
  requestDocumentVerification,
  setDocumentExpiryRule,
  viewDocument,
  addPlayerNote,
  changeEmail,
  changePassword,
  changePlayerStatus,
  confirmEmail,
  forceRequiredAction,
  getPhoneStatus,
  getPlayer,
  getProfile,
  join,
  listPlayerNames,
  listPlayerNotes,
  lockAccount,
  requestEmailConfirmation,
  searchPlayers,
  sendPlayerMessage,
  updatePinCode,
  updateProfile,
  validatePhone,
];
