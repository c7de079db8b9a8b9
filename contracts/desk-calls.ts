import type { Call } from "./call.ts";
import { getContentPicture } from "./calls/content/get-content-picture.ts";
import { addCannedAnswer } from "./calls/operator/add-canned-answer.ts";
import { answerContactMessage } from "./calls/operator/answer-contact-message.ts";
import { approveWithdrawals } from "./calls/operator/approve-withdrawals.ts";
import { cancelContentSchedule } from "./calls/operator/cancel-content-schedule.ts";
import { changeCannedAnswer } from "./calls/operator/change-canned-answer.ts";
import { claimQueueItem } from "./calls/operator/claim-queue-item.ts";
import { closeContactMessage } from "./calls/operator/close-contact-message.ts";
import { countQueues } from "./calls/operator/count-queues.ts";
import { deleteCannedAnswer } from "./calls/operator/delete-canned-answer.ts";
import { endContentPreview } from "./calls/operator/end-content-preview.ts";
import { getChatHours } from "./calls/operator/get-chat-hours.ts";
import { getSiteExclusions } from "./calls/operator/get-site-exclusions.ts";
import { listCannedAnswers } from "./calls/operator/list-canned-answers.ts";
import { listChatOperators } from "./calls/operator/list-chat-operators.ts";
import { listContactMessages } from "./calls/operator/list-contact-messages.ts";
import { listContentPictures } from "./calls/operator/list-content-pictures.ts";
import { listEndedChats } from "./calls/operator/list-ended-chats.ts";
import { listHelpMisses } from "./calls/operator/list-help-misses.ts";
import { listPaymentProblems } from "./calls/operator/list-payment-problems.ts";
import { listQueueClaims } from "./calls/operator/list-queue-claims.ts";
import { reconcilePayments } from "./calls/operator/reconcile-payments.ts";
import { releaseQueueItem } from "./calls/operator/release-queue-item.ts";
import { retryPayout } from "./calls/operator/retry-payout.ts";
import { scheduleContent } from "./calls/operator/schedule-content.ts";
import { setChatHoursCall } from "./calls/operator/set-chat-hours.ts";
import { setSiteExclusions } from "./calls/operator/set-site-exclusions.ts";
import { settlePaymentProblem } from "./calls/operator/settle-payment-problem.ts";
import { startContentPreview } from "./calls/operator/start-content-preview.ts";
import { uploadContentPicture } from "./calls/operator/upload-content-picture.ts";
import { watchChatDesk } from "./calls/operator/watch-chat-desk.ts";

/** What the desks of the console need: queues, chats and the content studio. */
export const deskCalls: readonly Call[] = [
  getContentPicture,
  addCannedAnswer,
  answerContactMessage,
  approveWithdrawals,
  cancelContentSchedule,
  changeCannedAnswer,
  claimQueueItem,
  closeContactMessage,
  countQueues,
  deleteCannedAnswer,
  endContentPreview,
  getChatHours,
  getSiteExclusions,
  listCannedAnswers,
  listChatOperators,
  listContactMessages,
  listContentPictures,
  listEndedChats,
  listHelpMisses,
  listPaymentProblems,
  listQueueClaims,
  reconcilePayments,
  releaseQueueItem,
  retryPayout,
  scheduleContent,
  setChatHoursCall,
  setSiteExclusions,
  settlePaymentProblem,
  startContentPreview,
  uploadContentPicture,
  watchChatDesk,
];
