import { satisfactionFormName } from '@surtidor/domain/survey';
import { SurveyPage } from '../../features/survey/survey-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import '../../shared/messages/spanish/questions.ts';

/** The satisfaction survey (spec 2, /allied/{product}-forms). */
const SurveyScreen = () => {
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

export default SurveyScreen;
