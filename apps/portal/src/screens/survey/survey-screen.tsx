import { SurveyPage } from '../../features/survey/survey-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';

/** The form the backend knows as the satisfaction survey. */
const satisfaction = 'satisfaction';

/** The satisfaction survey (spec 2, /allied/{product}-forms). */
const SurveyScreen = () => {
  const text = useText();
  return (
    <SurveyPage
      form={satisfaction}
      title={text('Satisfaction survey')}
      subtitle={text('Five questions, two minutes. Your answers help us to improve.')}
    />
  );
};

// React's lazy asks for a default export.
export default SurveyScreen;
