import type { Resolvers } from '@surtidor/data/schema';
import type { Database } from '../database/index.ts';
import { getDealer, type SandboxContext } from '../environment/context.ts';
import { createInvalidInputError } from '../shared/errors.ts';
import { checkAnswers } from './check-answers.ts';
import { getQuestions } from './questions.ts';

const satisfactionForm = 'satisfaction';

/** Whether a user has answered the form. A retry after a lost response must not store the answers twice. */
const hasResponded = (db: Database, form: string, user: number): boolean =>
  db.get('select 1 from survey_answers where form = :form and user_id = :user', { form, user }) !==
  undefined;

/** The satisfaction survey and the other forms (reading 32). */
export const surveyResolvers: Resolvers<SandboxContext> = {
  Query: {
    surveyQuestions: (_, { form }, { db }) => getQuestions(db, form ?? satisfactionForm),
  },
  Mutation: {
    submitSurvey(_, { input }, context) {
      const { db, user, clientCode, instant } = getDealer(context);
      const form = input.form ?? satisfactionForm;
      const questions = getQuestions(db, form);
      if (questions.length === 0) throw createInvalidInputError('form', 'El formulario no existe.');
      const answers = checkAnswers(questions, input.answers);
      if (form === satisfactionForm && hasResponded(db, form, user.id)) {
        return { success: true, message: 'Ya recibimos su opinión.' };
      }
      db.run(
        `insert into survey_answers (form, user_id, client_code, answers, created_at)
         values (:form, :user, :client, :answers, :at)`,
        { form, user: user.id, client: clientCode, answers: JSON.stringify(answers), at: instant },
      );
      return { success: true, message: 'Gracias por su opinión.' };
    },
  },
};
