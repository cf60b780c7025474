/** The questions that have an answer, in the order of their page, and the link to each answer. */
import { paths } from './paths';

export const questions = [
  'code',
  'refused',
  'used',
  'login',
  'mail',
  'device',
  'offline',
  'browsers',
  'ending',
  'data',
  'class-set',
  'board',
] as const;

export type QuestionId = (typeof questions)[number];

export const answerTo = (question: QuestionId) => `${paths.questions}#${question}`;
