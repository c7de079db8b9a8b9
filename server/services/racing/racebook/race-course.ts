import { getCourse } from "@parlour/racing";
import type { RaceRow } from "./race-store.ts";

/** Returns the course of a race: one of ours, or the course that a provider named. */
export const courseOf = ({
  courseId,
  card,
}: Pick<RaceRow, "courseId" | "card">): { name: string; surface: string } =>
  card.meeting.course ?? getCourse(courseId);
