import { Alert, ListFrame } from '@surtidor/ui';
import { PeoplePage } from '../../features/people/people-page.tsx';
import { useAbilities } from '../../platform/context/portal-context.tsx';
import { useText } from '../../platform/messages/text-context.tsx';
import { getFailureText } from '../../platform/remote/frame-state.ts';
import { ImportPanel } from './parts/import-panel.tsx';
import { useImportLists } from './parts/use-import-lists.ts';
import '../../shared/messages/spanish/features/people-import.ts';
import '../../shared/messages/spanish/people.ts';
import '../../shared/messages/spanish/forms.ts';
import '../../shared/messages/spanish/table-files.ts';

/**
 * Creates many associates from a CSV file or a workbook: reads the file, shows its rows and creates the
 * associates one by one.
 */
const AssociatesImportScreen = () => {
  const text = useText();
  const { changeAssociates } = useAbilities();
  const { context, failure, retry } = useImportLists(changeAssociates);
  return (
    <>
      <PeoplePage
        page="associates-import"
        title={text('Create several users')}
        subtitle={text('From a spreadsheet, one user per row.')}
      />
      {!changeAssociates && (
        <Alert tone="info" title={text('You cannot create people in this session')}>
          {text('Only the legal representative can, but not in a support session.')}
        </Alert>
      )}
      {changeAssociates &&
        (context ? (
          <ImportPanel context={context} />
        ) : (
          <ListFrame
            state={failure ? 'failed' : 'loading'}
            failureText={failure && getFailureText(failure, text)}
            onRetry={retry}
          />
        ))}
    </>
  );
};

export default AssociatesImportScreen;
