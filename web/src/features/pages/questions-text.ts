/** What an answer consists of, and where it leads. */
import type { RouteName } from '../../ui/places/paths';
import type { QuestionId } from '../../ui/places/questions';

export type QuestionsText = {
  lead: string;
  answers: Record<QuestionId, { question: string; answer: string[] }>;
};

export const leadsTo: Partial<Record<QuestionId, RouteName>> = {
  code: 'activation',
  used: 'contact',
  login: 'forgotPassword',
  data: 'privacyPolicy',
  'class-set': 'terms',
};
