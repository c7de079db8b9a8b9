const { message, transactionStatus } = JSON.parse(document.getElementById("data").textContent);
const done = document.getElementById("done");
done.focus();
done.addEventListener("click", () => {
  // The frame has no origin of its own, but its address still tells for whom the message is.
  if (window.parent !== window) window.parent.postMessage(message, location.origin);
  else location.assign(`/verification-result?transactionStatus=${encodeURIComponent(transactionStatus)}`);
});
