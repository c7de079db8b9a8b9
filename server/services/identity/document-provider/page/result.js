const { message, transactionStatus } = JSON.parse(document.getElementById("data").textContent);
const done = document.getElementById("done");
done.focus();
done.addEventListener("click", () => {
  // The frame itself has no origin, so the message is addressed to the origin in the frame's URL.
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
  else location.assign(`/verification-result?transactionStatus=${encodeURIComponent(transactionStatus)}`);
});
