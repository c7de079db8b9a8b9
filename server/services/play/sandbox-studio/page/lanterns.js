// Lantern Row: three reels, one line. The server has decided the result before the reels spin.
{
  const {
    data,
    words,
    tell,
    element,
    symbol,
    money,
    times,
    play,
    say,
    said,
    stake,
    mainButton,
    showBalance,
    showStake,
    build,
    pause,
    newId,
  } = globalThis.studio;
  const { strip, threePays, twoPays } = data.facts;
  const reels = [0, 1, 2].map(() => element("div", { class: "reel" }));
  const box = element("div", { class: "reels", role: "img", "aria-label": words.reels }, ...reels);

  const at = (stop) => strip[(stop + strip.length) % strip.length];
  function showReel(index, stop) {
    reels[index].replaceChildren(...[-1, 0, 1].map((offset) => symbol(at(stop + offset))));
  }

  const pays = element(
    "p",
    { class: "pays" },
    ...Object.entries(threePays).map(([name, multiple]) =>
      element("span", {}, ...Array.from({ length: 3 }, () => symbol(name)), times(multiple)),
    ),
    ...Object.entries(twoPays).map(([name, multiple]) =>
      element("span", {}, symbol(name), symbol(name), times(multiple)),
    ),
  );

  let isTurning = false;
  async function spin() {
    if (isTurning) return;
    isTurning = true;
    mainButton.disabled = true;
    showStake(false);
    say("");
    box.classList.remove("won");
    for (const reel of reels) reel.classList.add("turning");
    const [answer] = await Promise.all([play("bet", { roundId: newId(), stake: stake() }), pause(500)]);
    for (const [index, reel] of reels.entries()) {
      if (answer !== null) await pause(220);
      reel.classList.remove("turning");
      if (answer !== null) showReel(index, answer.round.view.stops[index]);
    }
    if (answer !== null) showResult(answer);
    isTurning = false;
    mainButton.disabled = false;
    showStake(true);
  }

  function showResult({ balance: left, round }) {
    const { line, pays: multiple } = round.view;
    const isThree = line.every((name) => name === line[0]);
    const paid = Object.keys(twoPays).find((name) => line.filter((each) => each === name).length === 2);
    for (const [index, reel] of reels.entries())
      reel.children[1].classList.toggle("paid", multiple > 0 && (isThree || line[index] === paid));
    box.classList.toggle("won", round.win > 0);
    box.setAttribute("aria-label", `${words.reels}: ${line.join(", ")}`);
    say(round.win > 0 ? `${words.win} ${money(round.win)} · ${times(multiple)}` : words.noWin);
    showBalance(left);
  }

  mainButton.textContent = words.play;
  mainButton.addEventListener("click", () => void spin());
  build(box);
  said.before(pays);
  document.getElementById("game").style.gridTemplateRows = "auto minmax(0, 1fr) auto auto auto";
  for (const index of reels.keys()) showReel(index, [2, 4, 7][index]);
  showStake(false);
  mainButton.disabled = true;
  void play("open").then((answer) => {
    if (answer === null) return tell("ready");
    showBalance(answer.balance);
    showStake(true);
    mainButton.disabled = false;
    tell("ready");
  });
}
