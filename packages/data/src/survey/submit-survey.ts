import type { SurveyRecord } from '@surtidor/domain/survey';
import type { DataClient } from '../client/data-client.ts';
import type { SurveyAnswerInput } from '../generated/types.ts';
import type { Outcome } from '../shared/outcome.ts';
import { readBoolean } from '../shared/readers.ts';
import { sendMutation } from '../shared/send.ts';
import { SubmitSurveyDocument } from './submit-survey.generated.ts';

const toAnswerInput = ({ questionId, feature, value }: SurveyRecord): SurveyAnswerInput => ({
  question: questionId,
  feature,
  value,
});

/** Submits a form once (reading 32). */
export const submitSurvey = (
  client: DataClient,
  form: string,
  records: readonly SurveyRecord[],
): Promise<Outcome<true>> =>
  sendMutation(client, {
    document: SubmitSurveyDocument,
    variables: { form, answers: records.map(toAnswerInput) },
    read: ({ submitSurvey: result }) => (readBoolean(result?.success) ? true : null),
    kind: 'query',
  });
