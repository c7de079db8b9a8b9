/** A discrete-event simulation. All times are in microseconds. */
export type Simulation = {
  now(): number;
  after(delay: number, action: () => void): void;
  run(until: number): void;
};

type Planned = { at: number; order: number; action: () => void };

const isEarlier = (one: Planned, other: Planned): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);

export function createSimulation(): Simulation {
  const heap: Planned[] = [];
  let nowUs = 0;
  let order = 0;

  function push(planned: Planned): void {
    let at = heap.length;
    for (; at > 0 && isEarlier(planned, heap[(at - 1) >> 1]!); at = (at - 1) >> 1)
      heap[at] = heap[(at - 1) >> 1]!;
    heap[at] = planned;
  }

  function pop(): Planned {
    const first = heap[0]!;
    const last = heap.pop()!;
    if (heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isEarlier(heap[child + 1]!, heap[child]!)) child += 1;
      if (!isEarlier(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
    return first;
  }

  return {
    now: () => nowUs,
    after: (delay, action) => push({ at: nowUs + delay, order: order++, action }),
    run(until) {
      while (heap.length > 0 && heap[0]!.at <= until) {
        const { at, action } = pop();
        nowUs = at;
        action();
      }
      nowUs = until;
    },
  };
}

/** A process with one thread, which handles one piece of work at a time, in order of arrival. */
export type Process = { work(cost: number, onDone: () => void): void };

export type Machine = {
  process(): Process;
  /** The share of the machine's cores that has been busy so far, on average. */
  utilisation(): number;
};

type Running = { remaining: number; waiting: { cost: number; onDone: () => void }[] };

/** A machine whose busy processes share its cores equally, as an operating system schedules them. */
export function createMachine(simulation: Simulation, cores: number): Machine {
  const busy = new Set<Running>();
  let sinceUs = 0;
  let usedUs = 0;
  let plan = 0;

  const rate = () => Math.min(1, cores / busy.size);

  /** Charges the time since the last change to the busy processes. */
  function settle(): void {
    const passed = simulation.now() - sinceUs;
    sinceUs = simulation.now();
    if (busy.size === 0 || passed === 0) return;
    const done = passed * rate();
    for (const running of busy) running.remaining -= done;
    usedUs += done * busy.size;
  }

  function planNext(): void {
    plan += 1;
    if (busy.size === 0) return;
    const ours = plan;
    let least = Number.POSITIVE_INFINITY;
    for (const { remaining } of busy) least = Math.min(least, remaining);
    simulation.after(Math.max(0, least) / rate(), () => ours === plan && finish());
  }

  function finish(): void {
    settle();
    const finished = [...busy].filter(({ remaining }) => remaining <= 1e-6);
    const actions = finished.map((running) => {
      const { onDone } = running.waiting.shift()!;
      const next = running.waiting[0];
      if (next) running.remaining = next.cost;
      else busy.delete(running);
      return onDone;
    });
    for (const action of actions) action();
    planNext();
  }

  return {
    process() {
      const running: Running = { remaining: 0, waiting: [] };
      return {
        work(cost, onDone) {
          running.waiting.push({ cost, onDone });
          if (running.waiting.length > 1) return;
          settle();
          running.remaining = cost;
          busy.add(running);
          planNext();
        },
      };
    },
    utilisation() {
      settle();
      return simulation.now() === 0 ? 0 : usedUs / (simulation.now() * cores);
    },
  };
}
