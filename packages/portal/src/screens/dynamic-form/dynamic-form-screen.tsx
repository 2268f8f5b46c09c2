import { SurveyPage } from '../../features/survey/survey-page.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { useSearchParams } from '../../platform/router/index.ts';
import '../../shared/messages/spanish/questions.ts';

/** Renders the backend form named by `?form=` (spec 2, /dynamic-form). */
const DynamicFormScreen = () => {
  const text = useText();
  const [searchParams] = useSearchParams();
  const formName = searchParams.get('form') ?? '';
  return (
    <SurveyPage
      // Resets the answers when the form changes.
      key={formName}
      form={formName}
      title={text('Form')}
      subtitle={text('Answer what applies to you, then send your answers.')}
    />
  );
};

export default DynamicFormScreen;
