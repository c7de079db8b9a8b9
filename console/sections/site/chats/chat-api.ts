import type { closeChat } from "@parlour/contracts/calls/site/live-chat/close-chat";
import type { getChat } from "@parlour/contracts/calls/site/live-chat/get-chat";
import type { handOverChat } from "@parlour/contracts/calls/site/live-chat/hand-over-chat";
import type { listCannedAnswers } from "@parlour/contracts/calls/site/live-chat/list-canned-answers";
import type { listChatOperators } from "@parlour/contracts/calls/site/live-chat/list-chat-operators";
import type { listChats } from "@parlour/contracts/calls/site/live-chat/list-chats";
import type { sendChatMessage } from "@parlour/contracts/calls/site/live-chat/send-chat-message";
import type { showChatTyping } from "@parlour/contracts/calls/site/live-chat/show-chat-typing";
import type { takeChat } from "@parlour/contracts/calls/site/live-chat/take-chat";
import { client } from "@parlour/web/api/client";

export const askChats = client<typeof listChats>("GET", "/services/operator/v1/chats");
export const askChat = client<typeof getChat>("GET", "/services/operator/v1/chats/{chatId}");
export const take = client<typeof takeChat>("POST", "/services/operator/v1/chats/{chatId}/take");
export const handOver = client<typeof handOverChat>("POST", "/services/operator/v1/chats/{chatId}/hand-over");
export const close = client<typeof closeChat>("POST", "/services/operator/v1/chats/{chatId}/close");
export const say = client<typeof sendChatMessage>("POST", "/services/operator/v1/chats/{chatId}/messages");
export const showTyping = client<typeof showChatTyping>(
  "POST",
  "/services/operator/v1/chats/{chatId}/typing",
);
export const askOperators = client<typeof listChatOperators>("GET", "/services/operator/v1/chat-operators");
export const askCannedAnswers = client<typeof listCannedAnswers>(
  "GET",
  "/services/operator/v1/canned-answers",
);
export const deskEvents = "/services/operator/v1/chat-desk/events";
