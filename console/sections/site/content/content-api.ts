import type { Answer } from "@parlour/contracts/call";
import type { cancelContentSchedule } from "@parlour/contracts/calls/site/content/cancel-content-schedule";
import type { discardContentDraft } from "@parlour/contracts/calls/site/content/discard-content-draft";
import type { endContentPreview } from "@parlour/contracts/calls/site/content/end-content-preview";
import type { getContentHistory } from "@parlour/contracts/calls/site/content/get-content-history";
import type { getContentVersion } from "@parlour/contracts/calls/site/content/get-content-version";
import type { listContentDocuments } from "@parlour/contracts/calls/site/content/list-content-documents";
import type { listContentPictures } from "@parlour/contracts/calls/site/content/list-content-pictures";
import type { publishContent } from "@parlour/contracts/calls/site/content/publish-content";
import type { saveContentDraft } from "@parlour/contracts/calls/site/content/save-content-draft";
import type { scheduleContent } from "@parlour/contracts/calls/site/content/schedule-content";
import type { startContentPreview } from "@parlour/contracts/calls/site/content/start-content-preview";
import type { unpublishContent } from "@parlour/contracts/calls/site/content/unpublish-content";
import type { ContentRef } from "@parlour/contracts/entities/content-document";
import { client } from "@parlour/web/api/client";
import { languageNames } from "@parlour/web/i18n/languages";

const base = "/services/operator/v1/content";

export const askDocuments = client<typeof listContentDocuments>("GET", `${base}/documents`);
export const askHistory = client<typeof getContentHistory>("GET", `${base}/history`);
export const askVersion = client<typeof getContentVersion>("GET", `${base}/versions/{version}`);
export const saveDraft = client<typeof saveContentDraft>("PUT", `${base}/draft`);
export const discardDraft = client<typeof discardContentDraft>("DELETE", `${base}/draft`);
export const publish = client<typeof publishContent>("POST", `${base}/publish`);
export const unpublish = client<typeof unpublishContent>("POST", `${base}/unpublish`);
export const schedule = client<typeof scheduleContent>("POST", `${base}/schedules`);
export const cancelSchedule = client<typeof cancelContentSchedule>(
  "DELETE",
  `${base}/schedules/{scheduleId}`,
);
export const startPreview = client<typeof startContentPreview>("POST", `${base}/preview`);
export const endPreview = client<typeof endContentPreview>("POST", `${base}/preview/end`);
export const askPictures = client<typeof listContentPictures>("GET", `${base}/pictures`);
export const picturesPath = `${base}/pictures`;

export type ContentHistory = Answer<typeof getContentHistory>;
export type ListedDocument = Answer<typeof listContentDocuments>["items"][number];
export type Body = Readonly<Record<string, unknown>>;

export const bucket = "default";
export const languages = Object.keys(languageNames);

export const kinds: Readonly<Record<ContentRef["kind"], string>> = {
  page: "Pages",
  region: "Menus and regions",
  item: "Items and slides",
  game: "Games",
  categories: "Game categories",
};
