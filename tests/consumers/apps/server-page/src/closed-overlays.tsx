import { ConfirmDialog } from '@surtidor/ui/confirm-dialog';
import { Menu } from '@surtidor/ui/menu';
import { Popover } from '@surtidor/ui/popover';
import { SideMenu } from '@surtidor/ui/side-menu';
import { StatusModal } from '@surtidor/ui/status-modal';
import { TermsOverlay } from '@surtidor/ui/terms-overlay';
import { ToastRegion } from '@surtidor/ui/toast';
import { Tooltip } from '@surtidor/ui/tooltip';

const noop = () => {};

/** All overlays, closed, as rendered on the server. */
export const ClosedOverlays = () => (
  <>
    <ConfirmDialog
      open={false}
      title="Delete?"
      confirmLabel="Delete"
      onConfirm={noop}
      onCancel={noop}
    />
    <StatusModal open={false} status="success" title="Saved" onAccept={noop} />
    <TermsOverlay open={false} title="Terms" onOpenChange={noop} />
    <SideMenu open={false} entries={[]} signOutLabel="Leave" onOpenChange={noop} onSignOut={noop} />
    <Menu label="Options" actions={[{ id: 'print', label: 'Print', onSelect: noop }]} />
    <Popover label="Help" trigger={<button type="button">Help</button>}>
      Call us.
    </Popover>
    <Tooltip text="In the next hour">
      <button type="button">Call</button>
    </Tooltip>
    <ToastRegion label="Notices" toasts={[]} onDismiss={noop} />
  </>
);
