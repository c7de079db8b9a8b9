import { DOCUMENT_RESULT_MESSAGE } from "@parlour/contracts/constants";
import type { Random } from "../../../../kit/random.ts";
import type { Texts } from "../texts.ts";
import { escapeHtml, type Page, readPart, renderPage } from "./page.ts";

const script = readPart("result.js");

const marks = {
  success: `<svg viewBox="0 0 48 48" class="mark good" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="m15 25 6.5 6.5L34 18"/></svg>`,
  failure: `<svg viewBox="0 0 48 48" class="mark bad" aria-hidden="true"><circle cx="24" cy="24" r="22"/><path d="M24 13v14M24 33.5v1"/></svg>`,
};

/**
 * Renders the page that says whether the document was accepted. The button tells the parent page that the player is
 * done.
 */
export function resultPage(random: Random, texts: Texts, transactionStatus: string): Page {
  const outcome = transactionStatus === "SUCCESS" ? "success" : "failure";
  const { title, text, button } = texts.results[outcome];
  const main = `<section class="result">${marks[outcome]}
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
<button type="button" id="done">${escapeHtml(button)}</button>
</section>`;
  return renderPage(random, texts, {
    title,
    main,
    script,
    data: { message: DOCUMENT_RESULT_MESSAGE, transactionStatus },
  });
}
