import { SurveyPage } from '../../features/survey/survey-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { satisfactionForm } from './satisfaction-form.ts';

/** The satisfaction survey (spec 2, /allied/{product}-forms). */
export const SurveyScreen = () => {
  const text = useText();
  return (
    <SurveyPage
      form={satisfactionForm}
      isAnsweredOnce
      title={text('Satisfaction survey')}
      subtitle={text('Five questions, two minutes. Your answers help us improve.')}
    />
  );
};
