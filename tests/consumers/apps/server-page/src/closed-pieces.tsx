import { ConfirmDialog } from '@surtidor/ui/confirm-dialog';
import { Menu } from '@surtidor/ui/menu';
import { Popover } from '@surtidor/ui/popover';
import { SideMenu } from '@surtidor/ui/side-menu';
import { StatusModal } from '@surtidor/ui/status-modal';
import { TermsOverlay } from '@surtidor/ui/terms-overlay';
import { ToastRegion } from '@surtidor/ui/toast';
import { Tooltip } from '@surtidor/ui/tooltip';

const nothing = () => {};

/** All overlays in their server-rendered, closed state. */
export const ClosedPieces = () => (
  <>
    <ConfirmDialog
      open={false}
      title="Delete?"
      confirmLabel="Delete"
      onConfirm={nothing}
      onCancel={nothing}
    />
    <StatusModal open={false} status="success" title="Saved" onAccept={nothing} />
    <TermsOverlay open={false} title="Terms" onOpenChange={nothing} />
    <SideMenu
      open={false}
      entries={[]}
      signOutLabel="Leave"
      onOpenChange={nothing}
      onSignOut={nothing}
    />
    <Menu label="Options" actions={[{ id: 'print', label: 'Print', onSelect: nothing }]} />
    <Popover label="Help" trigger={<button type="button">Help</button>}>
      Call us.
    </Popover>
    <Tooltip text="In the next hour">
      <button type="button">Call</button>
    </Tooltip>
    <ToastRegion label="Notices" toasts={[]} onDismiss={nothing} />
  </>
);
