import type { Call } from "../../call.ts";
import { recordEvent } from "./analytics/record-event.ts";
import { listBrandChanges } from "./brands/list-brand-changes.ts";
import { listBrands } from "./brands/list-brands.ts";
import { saveBrand } from "./brands/save-brand.ts";
import { answerContactMessage } from "./contact/answer-contact-message.ts";
import { closeContactMessage } from "./contact/close-contact-message.ts";
import { contactUs } from "./contact/contact-us.ts";
import { getContactMessage } from "./contact/get-contact-message.ts";
import { listContactMessages } from "./contact/list-contact-messages.ts";
import { cancelContentSchedule } from "./content/cancel-content-schedule.ts";
import { discardContentDraft } from "./content/discard-content-draft.ts";
import { endContentPreview } from "./content/end-content-preview.ts";
import { getContentHistory } from "./content/get-content-history.ts";
import { getContentPicture } from "./content/get-content-picture.ts";
import { getContentVersion } from "./content/get-content-version.ts";
import { getPage } from "./content/get-page.ts";
import { getRegion } from "./content/get-region.ts";
import { listContentDocuments } from "./content/list-content-documents.ts";
import { listContentPictures } from "./content/list-content-pictures.ts";
import { listContentSchedules } from "./content/list-content-schedules.ts";
import { listPages } from "./content/list-pages.ts";
import { publishContent } from "./content/publish-content.ts";
import { rescheduleContent } from "./content/reschedule-content.ts";
import { saveContentDraft } from "./content/save-content-draft.ts";
import { scheduleContent } from "./content/schedule-content.ts";
import { searchPages } from "./content/search-pages.ts";
import { startContentPreview } from "./content/start-content-preview.ts";
import { unpublishContent } from "./content/unpublish-content.ts";
import { uploadContentPicture } from "./content/upload-content-picture.ts";
import { getSiteExclusions } from "./geolocation/get-site-exclusions.ts";
import { locateVisitor } from "./geolocation/locate-visitor.ts";
import { setSiteExclusions } from "./geolocation/set-site-exclusions.ts";
import { answerHelpFeedback } from "./help/answer-help-feedback.ts";
import { getHelpFeedback } from "./help/get-help-feedback.ts";
import { getHelpPlace } from "./help/get-help-place.ts";
import { listHelpMisses } from "./help/list-help-misses.ts";
import { searchHelpPages } from "./help/search-help-pages.ts";
import { suggestHelpPages } from "./help/suggest-help-pages.ts";
import { closeChat } from "./live-chat/close-chat.ts";
import { getChat } from "./live-chat/get-chat.ts";
import { getChatHours } from "./live-chat/get-chat-hours.ts";
import { handOverChat } from "./live-chat/hand-over-chat.ts";
import { listChatOperators } from "./live-chat/list-chat-operators.ts";
import { listChats } from "./live-chat/list-chats.ts";
import { listEndedChats } from "./live-chat/list-ended-chats.ts";
import { sendChatMessage } from "./live-chat/send-chat-message.ts";
import { setChatHoursCall } from "./live-chat/set-chat-hours.ts";
import { showChatTyping } from "./live-chat/show-chat-typing.ts";
import { takeChat } from "./live-chat/take-chat.ts";
import { watchChat } from "./live-chat/watch-chat.ts";
import { watchChatDesk } from "./live-chat/watch-chat-desk.ts";
import { watchChats } from "./live-chat/watch-chats.ts";
import { acknowledgeAllNotifications } from "./notifications/acknowledge-all-notifications.ts";
import { acknowledgeNotification } from "./notifications/acknowledge-notification.ts";
import { deleteNotification } from "./notifications/delete-notification.ts";
import { getNotificationPreferences } from "./notifications/get-notification-preferences.ts";
import { listNotifications } from "./notifications/list-notifications.ts";
import { listPlayerMessages } from "./notifications/list-player-messages.ts";
import { restoreNotification } from "./notifications/restore-notification.ts";
import { setNotificationPreference } from "./notifications/set-notification-preference.ts";
import { listDemoAccounts } from "./sandbox/list-demo-accounts.ts";
import { listOutbox } from "./sandbox/list-outbox.ts";
import { setSandboxLocation } from "./sandbox/set-sandbox-location.ts";
import { changeSiteSettings } from "./site-config/change-site-settings.ts";
import { checkSiteSettings } from "./site-config/check-site-settings.ts";
import { getSiteConfiguration } from "./site-config/get-site-configuration.ts";
import { getSiteSettings } from "./site-config/get-site-settings.ts";
import { listSiteSettingsChanges } from "./site-config/list-site-settings-changes.ts";
import { rollBackSiteSettings } from "./site-config/roll-back-site-settings.ts";
import { getSiteStatus } from "./site-status/get-site-status.ts";
import { addSupportNote } from "./support-desk/add-support-note.ts";
import { addSupportTag } from "./support-desk/add-support-tag.ts";
import { addSupportTemplate } from "./support-desk/add-support-template.ts";
import { changeSupportTag } from "./support-desk/change-support-tag.ts";
import { changeSupportTemplate } from "./support-desk/change-support-template.ts";
import { deleteSupportTemplate } from "./support-desk/delete-support-template.ts";
import { getSupportPlayer } from "./support-desk/get-support-player.ts";
import { getSupportReport } from "./support-desk/get-support-report.ts";
import { listSupportConversations } from "./support-desk/list-support-conversations.ts";
import { listSupportNotes } from "./support-desk/list-support-notes.ts";
import { listSupportTags } from "./support-desk/list-support-tags.ts";
import { listSupportTargets } from "./support-desk/list-support-targets.ts";
import { listSupportTemplates } from "./support-desk/list-support-templates.ts";
import { setSupportTarget } from "./support-desk/set-support-target.ts";
import { tagConversation } from "./support-desk/tag-conversation.ts";

export const siteCalls: readonly Call[] = [
  listBrands,
  saveBrand,
  listBrandChanges,
  recordEvent,
  answerContactMessage,
  closeContactMessage,
  contactUs,
  getContactMessage,
  listContactMessages,
  cancelContentSchedule,
  listContentSchedules,
  rescheduleContent,
  discardContentDraft,
  endContentPreview,
  getContentHistory,
  getContentPicture,
  getContentVersion,
  getPage,
  getRegion,
  listContentDocuments,
  listContentPictures,
  listPages,
  publishContent,
  saveContentDraft,
  scheduleContent,
  searchPages,
  startContentPreview,
  unpublishContent,
  uploadContentPicture,
  getSiteExclusions,
  locateVisitor,
  setSiteExclusions,
  answerHelpFeedback,
  getHelpFeedback,
  getHelpPlace,
  listHelpMisses,
  searchHelpPages,
  suggestHelpPages,
  closeChat,
  getChatHours,
  getChat,
  handOverChat,
  listChatOperators,
  listChats,
  listEndedChats,
  sendChatMessage,
  setChatHoursCall,
  showChatTyping,
  takeChat,
  watchChatDesk,
  watchChat,
  watchChats,
  acknowledgeAllNotifications,
  acknowledgeNotification,
  deleteNotification,
  getNotificationPreferences,
  listNotifications,
  listPlayerMessages,
  restoreNotification,
  setNotificationPreference,
  listDemoAccounts,
  listOutbox,
  setSandboxLocation,
  changeSiteSettings,
  checkSiteSettings,
  getSiteConfiguration,
  getSiteSettings,
  listSiteSettingsChanges,
  rollBackSiteSettings,
  getSiteStatus,
  addSupportNote,
  addSupportTag,
  addSupportTemplate,
  changeSupportTag,
  changeSupportTemplate,
  deleteSupportTemplate,
  getSupportPlayer,
  getSupportReport,
  listSupportConversations,
  listSupportNotes,
  listSupportTags,
  listSupportTargets,
  listSupportTemplates,
  setSupportTarget,
  tagConversation,
];
