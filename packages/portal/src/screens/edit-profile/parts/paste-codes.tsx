import type { Destination, PastedCodes } from '@surtidor/domain/associates';
import { Alert, Button, Dialog, Textarea } from '@surtidor/ui';
import ClipboardPaste from 'lucide-react/icons/clipboard-paste';
import { useState } from 'react';
import { useText } from '../../../platform/messages/text-context.tsx';

export interface PasteCodesProps {
  /** Looks up the destinations of a pasted list. */
  readonly findPasted: (codes: string) => PastedCodes;
  /** Called with the destinations of the pasted codes. */
  readonly onPaste: (destinations: readonly Destination[]) => void;
}

/** Selects many destinations from a list of codes, such as a column of a spreadsheet. */
export const PasteCodes = ({ findPasted, onPaste }: PasteCodesProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState<PastedCodes | null>(null);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<ClipboardPaste className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {text('Paste a list of codes')}
      </Button>
      {result !== null && <PasteResult result={result} onDismiss={() => setResult(null)} />}
      {open && (
        <PasteDialog
          onClose={() => setOpen(false)}
          onCodes={(codes) => {
            const pastedCodes = findPasted(codes);
            setOpen(false);
            setResult(pastedCodes);
            onPaste(pastedCodes.matches);
          }}
        />
      )}
    </>
  );
};

const PasteResult = ({ result, onDismiss }: { result: PastedCodes; onDismiss: () => void }) => {
  const text = useText();
  const { matches, unknownCodes } = result;
  return (
    <div className="w-full">
      <Alert
        tone={unknownCodes.length === 0 ? 'success' : 'warning'}
        title={
          matches.length === 1
            ? text('1 destination of the list is selected')
            : text('{n} destinations of the list are selected', { n: matches.length })
        }
        onDismiss={onDismiss}
      >
        {unknownCodes.length > 0 &&
          text('We did not find these codes: {codes}', { codes: unknownCodes.join(', ') })}
      </Alert>
    </div>
  );
};

interface PasteDialogProps {
  readonly onCodes: (codes: string) => void;
  readonly onClose: () => void;
}

const PasteDialog = ({ onCodes, onClose }: PasteDialogProps) => {
  const text = useText();
  const [codes, setCodes] = useState('');
  return (
    <Dialog
      open
      title={text('Paste a list of codes')}
      onOpenChange={onClose}
      footer={
        <Button disabled={codes.trim() === ''} onClick={() => onCodes(codes)}>
          {text('Choose these destinations')}
        </Button>
      }
    >
      <Textarea
        label={text('Codes')}
        hint={text('One per line or cell, as copied from a spreadsheet.')}
        rows={8}
        value={codes}
        onValueChange={setCodes}
      />
    </Dialog>
  );
};
