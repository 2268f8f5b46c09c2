import type { Invoice } from '@surtidor/domain';
import { CompensableCard } from '@surtidor/ui';
import { memo, useCallback } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';
import { compensableCardOf, documentTitle } from './compensable-card-of.ts';
import { type SideDocuments, withUnloaded } from './side-documents.ts';

/** One side's documents as cards. Selecting one re-renders only that card. */
export const SideCards = ({ selected, documents, ...rest }: SideDocuments) => {
  const ids = new Set(selected.map(({ id }) => id));
  return (
    <ul className="flex flex-col gap-3">
      {withUnloaded(selected, documents).map((document) => (
        <SideCard key={document.id} document={document} selected={ids.has(document.id)} {...rest} />
      ))}
    </ul>
  );
};

interface SideCardProps extends Pick<SideDocuments, 'side' | 'holds' | 'onToggle'> {
  readonly document: Invoice;
  readonly selected: boolean;
}

const SideCard = memo(function SideCard({
  side,
  document,
  selected,
  holds,
  onToggle,
}: SideCardProps) {
  const text = useText();
  const toggle = useCallback((id: string) => onToggle?.(side, id), [onToggle, side]);
  const name = documentTitle(document, side, text);
  return (
    <li>
      <CompensableCard
        {...compensableCardOf(document, side, holds, text)}
        {...(onToggle && {
          selected,
          selectLabel: text('Choose {document}', { document: name }),
          onSelectedChange: toggle,
        })}
      />
    </li>
  );
});
