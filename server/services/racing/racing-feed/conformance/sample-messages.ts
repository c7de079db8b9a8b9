import { randomBytes } from "node:crypto";

const names = [
  "Amber Lantern",
  "Brisk Harbour",
  "Copper Lane",
  "Distant Bell",
  "Early Frost",
  "Fallow Ridge",
];
const part = (colour: string) => ({ pattern: "plain", colour, second: "white" });

/** Six runners; the second and the third are coupled in pools. */
const sampleRunners = () =>
  names.map((name, at) => ({
    number: at + 1,
    interest: at === 2 ? 2 : at + 1,
    horse: {
      id: name.toLowerCase().replace(" ", "-"),
      name,
      sex: "mare",
      colour: "bay",
      age: 4 + (at % 3),
      style: (["leads", "prominent", "midfield", "held-up"] as const)[at % 4],
    },
    jockey: { id: `rider-${at + 1}`, name: `R. Rider ${at + 1}` },
    trainer: "T. Yardley",
    draw: names.length - at,
    weightPounds: 130 - at,
    rating: 80 - at,
    form: "3120",
    runs: [
      {
        date: "2026-10-01",
        courseName: "Elsewhere Park",
        distanceMetres: 1_200,
        going: "soft",
        raceClass: 4,
        fieldSize: 9,
        place: at + 1,
        weightPounds: 128,
      },
    ],
    silks: { body: part("red"), sleeves: part("blue"), cap: part("green") },
  }));

/** Prices of the sample's six runners, whose implied chances add up to 111%. */
const samplePrices = [3, 4, 5, 8, 10, 10];

export const pricesOf = (out: readonly number[] = []) => ({
  type: "prices",
  prices: samplePrices
    .map((price, at) => ({ number: at + 1, price }))
    .filter(({ number }) => !out.includes(number)),
});

/**
 * Returns a new race that starts in an hour, by default at a new course, and the messages that announce it.
 */
export function announceRace(now = new Date(), number = 1, courseId = newCourse()) {
  const date = now.toISOString().slice(0, 10);
  const race = `race_${date}_${courseId}_${number}`;
  const meeting = `meeting_${date}_${courseId}`;
  const message = (sequence: number, rest: object) => ({
    id: `${race}/${sequence}`,
    race,
    sequence,
    ...rest,
  });
  const meetingMessage = (sequence: number, going: string) => ({
    type: "meeting",
    id: `${meeting}/${sequence}`,
    meeting,
    sequence,
    course: { name: "Conformance Park", surface: "turf" },
    going,
  });
  const card = {
    startsAt: new Date(now.getTime() + 3_600_000).toISOString(),
    distanceMetres: 1_600,
    raceClass: 3,
    isHandicap: true,
    runners: sampleRunners(),
  };
  return { race, meeting, courseId, message, meetingMessage, card };
}

/** Course ids have letters and hyphens only. */
const newCourse = (): string => {
  const letters = [...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26)));
  return `conformance-${letters.join("")}`;
};
