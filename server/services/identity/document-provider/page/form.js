const data = JSON.parse(document.getElementById("data").textContent);
const find = (id) => document.getElementById(id);
const form = find("form");
const progress = find("progress");
const send = find("send");
let chosen = null;
let previewUrl = null;

/** Phones take photos far larger than a readable document needs, so larger photos are scaled down. */
const LARGE_PHOTO_BYTES = 2_500_000;
const LONGEST_SIDE_PX = 3_000;

function fail(code) {
  find("error").textContent = data.errors[code] ?? data.errors.OTHER;
}

function choose(file) {
  if (!file) return;
  find("error").textContent = "";
  chosen = file;
  if (previewUrl) URL.revokeObjectURL(previewUrl);
  const isPicture = file.type.startsWith("image/");
  previewUrl = isPicture ? URL.createObjectURL(file) : null;
  find("preview").hidden = !isPicture;
  if (previewUrl) find("preview").src = previewUrl;
  find("name").textContent = file.name;
  find("chosen").hidden = false;
  find("drop").classList.add("full");
  for (const way of document.querySelectorAll("label.way:not(.camera) span")) way.textContent = data.change;
  if (!data.types.includes(file.type)) fail("UNSUPPORTED_MEDIA_TYPE");
}

/**
 * Scales a large photo down. A file that is not a picture, or that this browser cannot read, is sent unchanged and
 * checked by the server.
 */
async function withBearableSize(file) {
  if (!file.type.startsWith("image/") || file.size <= LARGE_PHOTO_BYTES) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
    const smaller = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.9));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

function showSending(busy) {
  send.disabled = busy;
  send.textContent = busy ? data.sending : data.send;
  progress.hidden = !busy;
  progress.value = 0;
  for (const input of form.querySelectorAll("input")) input.disabled = busy;
}

function finish(transactionStatus) {
  const query = new URLSearchParams({ transactionStatus, language: document.documentElement.lang });
  location.replace(`/sandbox/document-provider/result?${query}`);
}

const OVER = { TOKEN_INVALID: "EXPIRED", DOCUMENT_NOT_EXPECTED: "NOT_EXPECTED", DOCUMENT_BLOCKED: "BLOCKED" };

function upload(file, name, kind) {
  const request = new XMLHttpRequest();
  const query = new URLSearchParams({ documentKind: kind, fileName: name.slice(0, 200) });
  request.open("POST", `${location.pathname}/document?${query}`);
  request.setRequestHeader("content-type", file.type);
  request.upload.addEventListener("progress", ({ loaded, total }) => {
    progress.value = total > 0 ? (loaded / total) * 100 : 0;
  });
  request.addEventListener("load", () => {
    if (request.status === 201) return finish("SUCCESS");
    const code = codeOf(request.responseText);
    if (OVER[code]) return finish(OVER[code]);
    showSending(false);
    fail(code);
  });
  request.addEventListener("error", () => {
    showSending(false);
    fail("OFFLINE");
  });
  request.send(file);
}

function codeOf(text) {
  try {
    return JSON.parse(text).errorCode ?? "OTHER";
  } catch {
    return "OTHER";
  }
}

for (const input of [find("camera"), find("file")]) {
  input.addEventListener("change", () => choose(input.files[0]));
}

const drop = find("drop");
for (const type of ["dragenter", "dragover"]) {
  drop.addEventListener(type, (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
}
for (const type of ["dragleave", "drop"]) drop.addEventListener(type, () => drop.classList.remove("over"));
drop.addEventListener("drop", (event) => {
  event.preventDefault();
  if (!send.disabled) choose(event.dataTransfer.files[0]);
});

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (send.disabled) return;
  find("error").textContent = "";
  if (!chosen) {
    fail("NO_FILE");
    find("file").focus();
    return;
  }
  if (!data.types.includes(chosen.type)) return fail("UNSUPPORTED_MEDIA_TYPE");
  const kind = new FormData(form).get("kind");
  showSending(true);
  const file = await withBearableSize(chosen);
  if (file.size > data.maxBytes) {
    showSending(false);
    return fail("BODY_TOO_LARGE");
  }
  upload(file, chosen.name, kind);
});
