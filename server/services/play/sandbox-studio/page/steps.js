// Copper Steps: choose a door on every landing, or collect. An unfinished round is resumed.
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
    stake,
    mainButton,
    showBalance,
    showStake,
    build,
    pause,
    newId,
  } = globalThis.studio;
  const { ladder } = data.facts;
  const landings = ladder.map((percent) => element("li", {}, times(percent / 100)));
  const doors = [0, 1, 2].map((door) =>
    element(
      "button",
      { type: "button", onclick: () => void choose(door) },
      symbol("door"),
      element("span", { class: "sr" }, `${words.door} ${door + 1}`),
    ),
  );
  const tower = element(
    "div",
    { class: "tower" },
    element("ol", { class: "landings" }, ...landings),
    element("div", { class: "doors" }, ...doors),
  );

  let round = null;
  let isBusy = true;

  const isOpen = () => round !== null && !round.isOver;

  /** Shows the round: the landings passed, the doors, and what the player can do next. */
  function show(answer) {
    if (answer !== null) {
      round = answer.round;
      showBalance(answer.balance);
    }
    const level = round?.view.level ?? 0;
    for (const [index, landing] of landings.entries()) {
      landing.classList.toggle("passed", round !== null && index < level);
      landing.classList.toggle("next", isOpen() && index === level);
    }
    for (const door of doors) door.disabled = isBusy || !isOpen();
    mainButton.disabled = isBusy || (isOpen() && level === 0);
    const collectable = isOpen() && level > 0 ? (round.stake * ladder[level - 1]) / 100 : null;
    mainButton.textContent = isOpen()
      ? collectable === null
        ? words.collect
        : `${words.collect} ${money(collectable)}`
      : words.play;
    showStake(!isBusy && !isOpen());
  }

  function showDoors(picked, trap) {
    for (const [index, door] of doors.entries()) {
      const name = index === trap ? "trap" : index === picked && trap !== picked ? "open" : "door";
      door.querySelector("use").setAttribute("href", `#s-${name}`);
    }
  }

  async function act(call, after) {
    if (isBusy) return;
    isBusy = true;
    show(null);
    const answer = await call();
    if (answer !== null) await after(answer);
    isBusy = false;
    show(answer);
  }

  const begin = () =>
    act(
      () => play("bet", { roundId: newId(), stake: stake() }),
      async () => {
        showDoors(null, null);
        say(words.choose);
      },
    );

  const choose = (door) =>
    act(
      () => play("pick", { roundId: round.roundId, door }),
      async ({ round: next }) => {
        showDoors(door, next.view.trap);
        say(
          next.view.trap === null
            ? next.isOver
              ? `${words.top}: ${money(next.win)}`
              : words.choose
            : words.trap,
        );
        await pause(next.isOver ? 300 : 550);
        if (!next.isOver) showDoors(null, null);
      },
    );

  const collect = () =>
    act(
      () => play("collect", { roundId: round.roundId }),
      async ({ round: next }) => say(`${words.win} ${money(next.win)}`),
    );

  mainButton.addEventListener("click", () => void (isOpen() ? collect() : begin()));
  build(tower);
  show(null);
  void play("open").then((answer) => {
    isBusy = answer === null;
    show(answer);
    if (isOpen()) say(words.choose);
    tell("ready");
  });
}
