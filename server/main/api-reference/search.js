// Shows only the calls that contain every typed word, and hides services without a match.
const field = document.querySelector(".search");
const state = document.querySelector("[role=status]");
const calls = [...document.querySelectorAll("details")];
const sections = [...document.querySelectorAll("section")];

field.addEventListener("input", () => {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const call of calls) {
    call.hidden = !words.every((word) => call.dataset.text.includes(word));
    if (!call.hidden) shown += 1;
  }
  for (const section of sections) section.hidden = !section.querySelector("details:not([hidden])");
  state.textContent = `${shown} of ${calls.length} calls`;
});

function openTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
window.addEventListener("hashchange", openTarget);
openTarget();
