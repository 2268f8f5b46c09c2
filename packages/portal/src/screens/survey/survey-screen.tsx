import { SurveyPage } from '../../features/survey/survey-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

/** The name of the satisfaction survey in the backend. */
export const satisfactionFormName = 'satisfaction';

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
