import { fold } from '../words/fold';

/** Verbs in the past tense, folded: what was done, in the order of a report. */
const DONE = new RegExp(
  [
    String.raw`^(?:[a-z-]{2,}ed|ran|made up|laid down|took)\b`,
    String.raw`\b(?:gebohrt|abgeteuft|eingebaut|ausgebaut|aufgebaut|abgebaut|zementiert|verrohrt|gemessen|getestet)\b`,
    String.raw`\b(?:geboord|ingebouwd|uitgebouwd|opgebouwd|gecementeerd|gemeten|verbuisd)\b`,
    String.raw`\b(?:boret|sementert|testet|installert)\b|\b(?:a|ont) ete\b|^se (?:perforo|corrio|bajo|cemento|registro|probo|movio|armo)\b`,
  ].join('|'),
);

/** What is pumped in one cement job, and where. */
const PUMPED =
  /\b(?:spacer|pre-?flush|slurry|slurries|lead|tail|dart|(?:top|bottom|wiper) plug|bump|displace|schlaemme|stopfen|verdraeng\w*|nachpump\w*|lechada|desplaz\w*|tapon(?:es)? (?:superior|inferior)|laitier|bouchon)\b/;
/** What a plan of a well has besides: a hole that is drilled, a rig that is moved. */
const OF_A_WELL =
  /\b(?:drill|spud|rig move|move|skid|mobili[sz]|bohr|boor|boren|bore\b|perfor|perfur|forage|forer|foro\b)/;

const FEWEST = 2;

/** Whether steps, each as its text, are of a report rather than a plan: half of them were done. */
export const areDone = (steps: readonly string[]): boolean => {
  const done = steps.filter((step) => DONE.test(fold(step))).length;
  return done >= FEWEST && done * 2 >= steps.length;
};

/** Whether steps are those of one cement job rather than of a well. */
export const areOfOneJob = (steps: readonly string[]): boolean => {
  const plain = steps.map(fold);
  const pumped = plain.filter((step) => PUMPED.test(step)).length;
  return pumped >= FEWEST && pumped * 2 >= steps.length && !plain.some((step) => OF_A_WELL.test(step));
};

const ADVICE =
  /\b(?:recommend\w*|lessons?|conclusions?|history|empfehlung\w*|aanbeveling\w*|anbefaling\w*|recomenda\w*|raccomanda\w*|conclusion(?:es)?)\b/;
/** Whether a title is of advice or of what happened: `Recommendations`, `Lessons learned`. */
export const announcesAdvice = (title: string): boolean => title.length <= 80 && ADVICE.test(fold(title));
