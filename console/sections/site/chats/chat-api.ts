import { closeChat } from "@parlour/contracts/calls/site/live-chat/close-chat";
import { getChat } from "@parlour/contracts/calls/site/live-chat/get-chat";
import { handOverChat } from "@parlour/contracts/calls/site/live-chat/hand-over-chat";
import { sendChatMessage } from "@parlour/contracts/calls/site/live-chat/send-chat-message";
import { showChatTyping } from "@parlour/contracts/calls/site/live-chat/show-chat-typing";
import { takeChat } from "@parlour/contracts/calls/site/live-chat/take-chat";
import { watchChatDesk } from "@parlour/contracts/calls/site/live-chat/watch-chat-desk";
import { callAddress, client } from "@parlour/web/api/client";

export const fetchChat = client(getChat);
export const take = client(takeChat);
export const handOver = client(handOverChat);
export const close = client(closeChat);
export const sendMessage = client(sendChatMessage);
export const showTyping = client(showChatTyping);
export const deskEvents = callAddress(watchChatDesk);
