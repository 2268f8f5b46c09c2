import type { Resolvers } from '@surtidor/data/schema';
import { dealerOf, type SandboxContext } from '../environment/context.ts';
import { invalidInput } from '../shared/errors.ts';
import { checkAnswers } from './check-answers.ts';
import { questionsOf } from './questions.ts';

const satisfaction = 'satisfaction';

/** The satisfaction survey and the other forms (reading 32). */
export const surveyResolvers: Resolvers<SandboxContext> = {
  Query: {
    surveyQuestions: (_, { form }, { db }) => questionsOf(db, form ?? satisfaction),
  },
  Mutation: {
    submitSurvey(_, { input }, context) {
      const { db, user, clientCode, instant } = dealerOf(context);
      const form = input.form ?? satisfaction;
      const questions = questionsOf(db, form);
      if (questions.length === 0) throw invalidInput('form', 'El formulario no existe.');
      const answers = checkAnswers(questions, input.answers);
      db.run(
        `insert into survey_answers (form, user_id, client_code, answers, created_at)
         values (:form, :user, :client, :answers, :at)`,
        { form, user: user.id, client: clientCode, answers: JSON.stringify(answers), at: instant },
      );
      return { success: true, message: 'Gracias por su opinión.' };
    },
  },
};
