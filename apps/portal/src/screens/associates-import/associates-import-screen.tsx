import { Alert, ListFrame } from '@surtidor/ui';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { useAbilities } from '../../features/people/use-abilities.ts';
import { useText } from '../../platform/messages/text-context.tsx';
import { failureText } from '../../platform/remote/failure-text.ts';
import { ImportPanel } from './parts/import-panel.tsx';
import { useImportLists } from './parts/use-import-lists.ts';

/**
 * Creates many associates from a CSV file or a workbook: reads it, shows its rows, creates them one by one.
 */
const AssociatesImportScreen = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  const { context, failure, retry } = useImportLists(changeAssociates);
  return (
    <>
      <PeoplePage
        section="import"
        title={text('Create many')}
        subtitle={text('From a spreadsheet, one person a line.')}
      />
      {!changeAssociates && (
        <Alert tone="info" title={text('You cannot create people in this session')}>
          {text('The legal representative can, and a support session never.')}
        </Alert>
      )}
      {changeAssociates &&
        (context ? (
          <ImportPanel context={context} />
        ) : (
          <ListFrame
            state={failure ? 'failed' : 'loading'}
            failureText={failure && failureText(failure, text)}
            onRetry={retry}
          />
        ))}
    </>
  );
};

// React's lazy asks for a default export.
export default AssociatesImportScreen;
