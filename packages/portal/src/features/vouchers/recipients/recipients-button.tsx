import type { VoucherConfig, VoucherUse } from '@surtidor/domain/vouchers';
import { Button } from '@surtidor/ui';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { LazyPart } from '../../../platform/loading/lazy-part.tsx';
import { useText } from '../../../platform/messages/text-context.tsx';

const loadDialog = async () => (await import('./recipients-dialog.tsx')).RecipientsDialog;

export interface RecipientsButtonProps {
  readonly use: VoucherUse;
  readonly config: VoucherConfig;
  /** The label; 'Vouchers for many people' by default. */
  readonly label?: string;
  /** Called after a list has replaced the cart. */
  readonly onApply?: () => void;
}

/** Renders the button that opens the dialog for many recipients. */
export const RecipientsButton = ({ use, config, label, onApply }: RecipientsButtonProps) => {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon={<Users className="size-5" />} onClick={() => setOpen(true)}>
        {label ?? text('Vouchers for many people')}
      </Button>
      {open && (
        <LazyPart load={loadDialog} onClose={() => setOpen(false)}>
          {(RecipientsDialog) => (
            <RecipientsDialog
              use={use}
              config={config}
              onClose={() => setOpen(false)}
              onApply={() => {
                setOpen(false);
                onApply?.();
              }}
            />
          )}
        </LazyPart>
      )}
    </>
  );
};
