import type { DocumentKind } from "@parlour/contracts/enumerations";
import type { Kit } from "@parlour/server/kit/kit";
import { automaticReviewer, drawSpecimen } from "@parlour/server/services/identity/document-provider";
import { type PastDocument, seedDocuments } from "@parlour/server/services/identity/profile-profiling";
import { type PastMessage, seedContactMessages } from "@parlour/server/services/site/contact";
import {
  type EndedChat,
  endOf,
  firstAnswerOf,
  seedEndedChats,
} from "@parlour/server/services/site/live-chat";
import { type PastConversation, seedConversations } from "@parlour/server/services/site/support-desk";
import { demoPeople } from "../people.ts";
import { conversations, letters } from "./conversations.ts";
import { type HistoryPerson, one } from "./people.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const waitingDocuments = 9;
const openLetters = 7;
/** Answered messages stay open for two days, in case the player writes again. */
const keptOpenMs = 2 * dayMs;

const supporter = demoPeople.find(({ operator }) => operator?.id === "operator_support")!.operator!;

/** Adds the documents, ended chats and support messages of the invented people. */
export async function seedDesk(kit: Kit, people: readonly HistoryPerson[], endMs: number): Promise<void> {
  // People who joined today or yesterday have not contacted support yet.
  const settled = people.filter(({ joinedDaysAgo }) => joinedDaysAgo >= 2);
  await seedUploads(kit, settled, endMs);
  const writers = settled.filter(({ index }) => index % 7 === 2);
  const some = writers.map((person) => ({ person, startedAt: timeOf(kit, person, endMs) }));
  const chats = some.map(
    ({ person, startedAt }): EndedChat => ({
      id: kit.random.id("chat"),
      playerId: person.id,
      visitorName: person.firstName,
      email: person.email,
      language: person.language,
      operator: supporter,
      messages: one(kit.random, conversations[person.language]!),
      startedAt,
      pauseMs: 30_000 + (person.index % 8) * 10_000,
    }),
  );
  await seedEndedChats(kit.db, chats);
  const correspondents = settled.filter(({ index }) => index % 9 === 4);
  const messages = correspondents.map((person, at): PastMessage => {
    const isOpen = at < openLetters;
    const { answer, ...letter } = one(kit.random, letters[person.language]!);
    const createdAt = isOpen
      ? new Date(endMs - (at + 1) * 3 * hourMs - kit.random.integer(90) * minuteMs)
      : timeOf(kit, person, endMs);
    return {
      ...letter,
      id: kit.random.id("contact"),
      email: person.email,
      username: person.nickname,
      playerId: person.id,
      language: person.language,
      createdAt,
      isClosed: endMs - createdAt.getTime() > keptOpenMs,
      answer: isOpen
        ? null
        : { operator: supporter, text: answer, at: new Date(createdAt.getTime() + 2 * hourMs) },
    };
  });
  await seedContactMessages(kit.db, messages);
  await seedConversations(kit.db, [...chats.map(clockOfChat), ...messages.map(clockOfMessage)]);
}

const tags = ["Deposit", "Withdrawal", "Verification", "Bonus", "Limits and breaks", "Technical"];
const tagsOf = (at: number) => (at % 5 === 4 ? [] : [tags[at % tags.length]!]);

/** Most visitors who rate a chat are content. */
const ratings = [
  { score: 5, comment: null },
  { score: 4, comment: null },
  null,
  { score: 5, comment: "Quick and friendly, thank you!" },
  { score: 2, comment: "I had to wait too long." },
  null,
  { score: 3, comment: null },
];

function clockOfChat(chat: EndedChat, at: number): PastConversation {
  return {
    ...chat,
    channel: "CHAT",
    title: chat.visitorName,
    openedAt: chat.startedAt,
    firstAnsweredAt: firstAnswerOf(chat),
    resolvedAt: endOf(chat),
    rating: ratings[at % ratings.length]!,
    tags: tagsOf(at),
  };
}

function clockOfMessage(
  { answer, subject, createdAt, ...message }: PastMessage,
  at: number,
): PastConversation {
  return {
    ...message,
    channel: "CONTACT",
    title: subject,
    operator: answer?.operator ?? null,
    openedAt: createdAt,
    firstAnsweredAt: answer?.at ?? null,
    resolvedAt: answer !== null && message.isClosed ? answer.at : null,
    rating: null,
    tags: answer === null ? [] : tagsOf(at),
  };
}

/** Returns a time after the person joined, and at least four hours before the end of the history. */
function timeOf(kit: Kit, { joinedDaysAgo }: HistoryPerson, endMs: number): Date {
  const since = (joinedDaysAgo - 1) * dayMs - 5 * hourMs;
  return new Date(
    endMs - 4 * hourMs - kit.random.integer(Math.max(1, Math.floor(since / minuteMs))) * minuteMs,
  );
}

const kinds: readonly DocumentKind[] = ["PASSPORT", "IDENTITY_CARD", "DRIVING_LICENCE"];

async function seedUploads(kit: Kit, people: readonly HistoryPerson[], endMs: number): Promise<void> {
  // Specimen documents can only show names in Latin letters.
  const owners = people.filter(({ index, language }) => language !== "zh" && index % 6 === 1);
  const documents = owners.map(async (person, at): Promise<PastDocument> => {
    const isWaiting = at < waitingDocuments;
    const isRefused = !isWaiting && kit.random.integer(6) === 0;
    const documentKind = one(kit.random, kinds);
    const year = new Date(endMs).getUTCFullYear() + 1 + kit.random.integer(8);
    const waitedMs = (at + 1) * 100 * minuteMs;
    const specimen = {
      kind: documentKind,
      firstName: person.firstName,
      lastName: person.lastName,
      birthDate: person.birthDate,
      number: `SBX ${kit.random.digits(7)}`,
      expiresOn: `${year}-0${1 + kit.random.integer(9)}-1${kit.random.integer(9)}`,
      address: `${1 + kit.random.integer(90)} SANDBOX LANE`,
    };
    return {
      id: kit.random.id("document"),
      playerId: person.id,
      documentKind,
      fileName: `${documentKind.toLowerCase().replaceAll("_", "-")}.png`,
      contentType: "image/png",
      uploadedAt: isWaiting ? new Date(endMs - waitedMs) : timeOf(kit, person, endMs),
      status: isWaiting ? "PENDING" : isRefused ? "INVALID" : "VERIFIED",
      reason: isRefused ? "A corner of the document is cut off." : null,
      file: await drawSpecimen(specimen),
    };
  });
  await seedDocuments(kit, automaticReviewer, await Promise.all(documents));
}
