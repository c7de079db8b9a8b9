import type { Answer } from "@parlour/contracts/call";
import { cancelContentSchedule } from "@parlour/contracts/calls/site/content/cancel-content-schedule";
import { discardContentDraft } from "@parlour/contracts/calls/site/content/discard-content-draft";
import { endContentPreview } from "@parlour/contracts/calls/site/content/end-content-preview";
import { getContentHistory } from "@parlour/contracts/calls/site/content/get-content-history";
import { getContentVersion } from "@parlour/contracts/calls/site/content/get-content-version";
import { listContentDocuments } from "@parlour/contracts/calls/site/content/list-content-documents";
import { publishContent } from "@parlour/contracts/calls/site/content/publish-content";
import { rescheduleContent } from "@parlour/contracts/calls/site/content/reschedule-content";
import { saveContentDraft } from "@parlour/contracts/calls/site/content/save-content-draft";
import { scheduleContent } from "@parlour/contracts/calls/site/content/schedule-content";
import { startContentPreview } from "@parlour/contracts/calls/site/content/start-content-preview";
import { unpublishContent } from "@parlour/contracts/calls/site/content/unpublish-content";
import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { client } from "@parlour/web/api/client";
import { languageNames } from "@parlour/web/i18n/languages";

export const fetchDocuments = client(listContentDocuments);
export const fetchHistory = client(getContentHistory);
export const fetchVersion = client(getContentVersion);
export const saveDraft = client(saveContentDraft);
export const discardDraft = client(discardContentDraft);
export const publish = client(publishContent);
export const unpublish = client(unpublishContent);
export const schedule = client(scheduleContent);
export const reschedule = client(rescheduleContent);
export const cancelSchedule = client(cancelContentSchedule);
export const startPreview = client(startContentPreview);
export const endPreview = client(endContentPreview);

export type ContentHistory = Answer<typeof getContentHistory>;
export type ListedDocument = Answer<typeof listContentDocuments>["items"][number];
export type Body = Readonly<Record<string, unknown>>;

/** The bucket of the content that all brands share. */
export const sharedBucket = "default";
export const languages = Object.keys(languageNames);

export const kinds: Readonly<Record<ContentRef["kind"], string>> = {
  page: "Pages",
  region: "Menus and regions",
  item: "Items and slides",
  game: "Games",
  categories: "Game categories",
  collection: "Game collections",
};
