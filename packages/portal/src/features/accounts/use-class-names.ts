import { useDocumentClasses } from '@surtidor/data';
import type { AccountLine } from '@surtidor/domain/invoices';
import { useMemo } from 'react';
import { getData } from '../../platform/remote/frame-state.ts';

/** Returns the class name of a line: from ClassDocuments by its grouping, otherwise the line's own. */
export type GetClassName = (line: Pick<AccountLine, 'grouping' | 'documentClass'>) => string;

/** Returns a function that gets the class name of a line. The lines do not wait for the class names. */
export function useGetClassName(): GetClassName {
  const { state } = useDocumentClasses();
  const classes = getData(state);
  return useMemo(() => {
    const nameByGrouping = new Map(classes?.map(({ grouping, name }) => [grouping, name]));
    return ({ grouping, documentClass }) =>
      nameByGrouping.get(grouping) ?? (documentClass || grouping);
  }, [classes]);
}
