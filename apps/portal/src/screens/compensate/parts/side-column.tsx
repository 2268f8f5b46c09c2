import { type ReactNode, useRef } from 'react';
import type { ListView } from '../../../features/lists/list-view.ts';
import { SideCards } from './side-cards.tsx';
import type { SideDocuments } from './side-documents.ts';
import { SideList } from './side-list.tsx';
import { SideRows } from './side-rows.tsx';
import { SideTools } from './side-tools.tsx';
import type { CompensationWorkspace } from './use-compensation-workspace.ts';

const columns = { payment: 'payments', invoice: 'invoices' } as const;

export interface SideColumnProps extends Pick<SideDocuments, 'side' | 'onToggle'> {
  readonly workspace: CompensationWorkspace;
  readonly view: ListView;
  /** Content between the tools and the documents. */
  readonly children?: ReactNode;
}

/** One side: tools and documents, as cards or rows. */
export const SideColumn = ({ side, workspace, view, onToggle, children }: SideColumnProps) => {
  const sortedFrom = useRef<string | null>(null);
  const { holds, choice, changeParams } = workspace;
  const params = workspace.params[side];
  const column = columns[side];
  const documents = workspace.shown[column];
  const parts: SideDocuments = {
    ...{ side, documents, holds },
    selected: choice.selected[column],
    ...(onToggle && { onToggle }),
  };
  return (
    <>
      <SideTools side={side} params={params} onParamsChange={changeParams} />
      {children}
      <SideList side={side} list={workspace[column]} searching={params.number !== ''} view={view}>
        {view === 'cards' ? (
          <SideCards {...parts} />
        ) : (
          <SideRows
            {...parts}
            sort={params.sort}
            onSortChange={(sort) => changeParams(side, { ...params, sort })}
            sortedFrom={sortedFrom}
            onToggleAll={() => choice.toggleAll(side)}
          />
        )}
      </SideList>
    </>
  );
};
