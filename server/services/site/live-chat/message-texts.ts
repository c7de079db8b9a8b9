import type { ChatMessage } from "@parlour/contracts/entities/chat";

type Words = {
  subject(date: string): string;
  opening: string;
  joined(name: string): string;
  requeued: string;
  ended: string;
};

const words: Record<string, Words> = {
  en: {
    subject: (date) => `Your chat with Parlour, ${date}`,
    opening: "This is what was said in your chat with our support. Times are in UTC.",
    joined: (name) => `${name} joined the chat.`,
    requeued: "The chat was passed on.",
    ended: "The chat ended.",
  },
  es: {
    subject: (date) => `Tu chat con Parlour, ${date}`,
    opening: "Esto es lo que se dijo en tu chat con nuestro equipo de ayuda. Las horas son UTC.",
    joined: (name) => `${name} se unió al chat.`,
    requeued: "El chat pasó a otra persona.",
    ended: "El chat terminó.",
  },
  fr: {
    subject: (date) => `Votre discussion avec Parlour, ${date}`,
    opening: "Voici ce qui a été dit dans votre discussion avec notre assistance. Les heures sont en UTC.",
    joined: (name) => `${name} a rejoint la discussion.`,
    requeued: "La discussion a été transmise.",
    ended: "La discussion est terminée.",
  },
  pt: {
    subject: (date) => `Sua conversa com o Parlour, ${date}`,
    opening: "Isto é o que foi dito na sua conversa com o nosso suporte. Os horários estão em UTC.",
    joined: (name) => `${name} entrou na conversa.`,
    requeued: "A conversa foi repassada.",
    ended: "A conversa terminou.",
  },
  zh: {
    subject: (date) => `您与 Parlour 的对话，${date}`,
    opening: "以下是您与客服的对话内容，时间为 UTC。",
    joined: (name) => `${name} 加入了对话。`,
    requeued: "对话已转交。",
    ended: "对话已结束。",
  },
};

export function transcriptMessage(
  language: string,
  startedAt: Date,
  messages: readonly ChatMessage[],
): { subject: string; text: string } {
  const spoken = words[language] ?? words.en!;
  const lines = messages.map((message) => `${message.createdAt.slice(11, 16)}  ${lineOf(spoken, message)}`);
  return {
    subject: spoken.subject(startedAt.toISOString().slice(0, 10)),
    text: [spoken.opening, "", ...lines].join("\n"),
  };
}

function lineOf(spoken: Words, { kind, name, text }: ChatMessage): string {
  if (kind === "SAID") return `${name}: ${text}`;
  if (kind === "JOINED") return spoken.joined(name);
  return kind === "REQUEUED" ? spoken.requeued : spoken.ended;
}
