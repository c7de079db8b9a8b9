import type { VirtualWorld } from "./virtual-world.ts";

export type NetworkCounts = {
  sent: number;
  lost: number;
  late: number;
  repeated: number;
  unanswered: number;
};

/** The probabilities that a message is lost, repeated or late; all are zero once the network faults have ended. */
const faults = { loss: 0.06, repeat: 0.08, late: 0.05 };
const usualMs = 15;
const latestMs = 6_000;
const answerWithinMs = 2_500;

/** Carries messages between the simulated parties: some are lost, some late, some arrive twice. */
export function createNetwork(world: VirtualWorld) {
  const { numbers } = world;
  const counts: NetworkCounts = { sent: 0, lost: 0, late: 0, repeated: 0, unanswered: 0 };
  let isFaulty = true;
  const happens = (probability: number) => isFaulty && numbers.chance(probability);

  /** Waits for the time that a message takes to arrive; resolves with false if the message is lost. */
  async function travel(): Promise<boolean> {
    counts.sent++;
    if (happens(faults.loss)) {
      counts.lost++;
      return false;
    }
    const isLate = happens(faults.late);
    if (isLate) counts.late++;
    await world.sleep(1 + numbers.next() * (isLate ? latestMs : usualMs));
    return true;
  }

  /** Sends a request; undefined if no answer comes back in time, whether or not the request was handled. */
  function request<Result>(handle: () => Promise<Result | undefined>): Promise<Result | undefined> {
    return world.runApart(() => exchange(handle));
  }
  async function exchange<Result>(handle: () => Promise<Result | undefined>): Promise<Result | undefined> {
    const once = async (): Promise<Result | undefined> => {
      if (!(await travel())) return await new Promise<never>(() => {});
      const result = await handle();
      return (await travel()) ? result : await new Promise<never>(() => {});
    };
    if (happens(faults.repeat)) {
      counts.repeated++;
      // A message may be delivered twice; the sender ignores the answer to the second copy.
      void world.sleep(numbers.next() * latestMs).then(once);
    }
    const isLate = Symbol("late");
    const answer = await Promise.race([once(), world.sleep(answerWithinMs).then(() => isLate)]);
    if (answer !== isLate) return answer as Result | undefined;
    counts.unanswered++;
    return undefined;
  }

  return {
    counts,
    travel,
    request,
    isFaulty: () => isFaulty,
    setFaulty(faulty: boolean) {
      isFaulty = faulty;
    },
  };
}
export type Network = ReturnType<typeof createNetwork>;
