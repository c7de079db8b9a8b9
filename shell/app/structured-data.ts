import type { MetaDescriptor } from "react-router";

type Step = { title: string; path: string };

/** The breadcrumbs of a page for search engines, from the home page down. */
export function breadcrumbData(origin: string, steps: readonly Step[]): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ title, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: title,
        item: `${origin}${path}`,
      })),
    },
  };
}

/** The FAQ of a page for search engines. Links in answers are reduced to their labels. */
export function questionData(questions: readonly { question: string; answer: string }[]): MetaDescriptor[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1") },
  }));
  return [{ "script:ld+json": { "@context": "https://schema.org", "@type": "FAQPage", mainEntity } }];
}
