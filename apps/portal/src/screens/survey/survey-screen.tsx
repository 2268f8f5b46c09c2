import { SurveyPage } from '../../features/survey/survey-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { satisfactionFormName } from './satisfaction-form.ts';

/** The satisfaction survey (spec 2, /allied/{product}-forms). */
export const SurveyScreen = () => {
  const text = useText();
  return (
    <SurveyPage
      form={satisfactionFormName}
      isAnsweredOnce
      title={text('Satisfaction survey')}
      subtitle={text('Five questions, two minutes. Your answers help us improve.')}
    />
  );
};
