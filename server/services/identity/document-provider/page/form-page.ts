import { DOCUMENT_FILE_MAX_BYTES, DOCUMENT_FILE_TYPES } from "@parlour/contracts/constants";
import { REQUESTED_DOCUMENTS, type RequestedDocument } from "@parlour/contracts/enumerations";
import type { Random } from "../../../../kit/random.ts";
import type { Texts } from "../texts.ts";
import { escapeHtml, type Page, readPart, renderPage } from "./page.ts";

const script = readPart("form.js");

/** Renders the upload form: document type, photo or file, and the submit button. */
export function formPage(random: Random, texts: Texts, requested: RequestedDocument): Page {
  const t = (name: keyof Texts["form"]) => escapeHtml(texts.form[name]);
  const kinds = REQUESTED_DOCUMENTS[requested]
    .map(
      (
        kind,
        index,
      ) => `<label class="kind"><input type="radio" name="kind" value="${kind}"${index === 0 ? " checked" : ""}>
<span>${escapeHtml(texts.kinds[kind])}</span></label>`,
    )
    .join("\n");
  const hints = [t("hintCorners"), t("hintSharp"), t(requested === "IDENTITY" ? "hintValid" : "hintRecent")]
    .map((hint) => `<li>${hint}</li>`)
    .join("");
  const main = `<form id="form" novalidate>
<fieldset><legend>${t("whichDocument")}</legend><div class="kinds">${kinds}</div></fieldset>
<ul class="hints">${hints}</ul>
<div class="drop" id="drop">
<p class="chosen" id="chosen" hidden><img id="preview" alt="" hidden><span id="name"></span></p>
<div class="ways">
<label class="way camera"><input type="file" id="camera" accept="image/*" capture="environment"><span>${t("takePhoto")}</span></label>
<label class="way"><input type="file" id="file" accept="${DOCUMENT_FILE_TYPES.join(",")}" aria-describedby="limits"><span>${t("chooseFile")}</span></label>
</div>
<p class="limits" id="limits">${t("limits")}</p>
</div>
<p class="error" id="error" role="alert"></p>
<progress id="progress" max="100" value="0" aria-label="${t("sending")}" hidden></progress>
<button type="submit" id="send">${t("send")}</button>
<p class="privacy">${t("privacy")}</p>
</form>`;
  return renderPage(random, texts, {
    title: texts.form.title,
    main,
    script,
    data: {
      types: DOCUMENT_FILE_TYPES,
      maxBytes: DOCUMENT_FILE_MAX_BYTES,
      send: texts.form.send,
      sending: texts.form.sending,
      change: texts.form.change,
      errors: texts.errors,
    },
  });
}
